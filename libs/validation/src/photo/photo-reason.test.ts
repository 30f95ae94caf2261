import { aConfig } from '@ablesbar/domain/testing';
import { photoReason } from './photo-reason';

const none = {};
const always = { imageAlwaysRequired: true };
const implausible = { unplausibleReadingsImageRequired: true };
const both = { ...always, ...implausible };

test.each([
  { says: 'nothing is asked', state: 'refused', features: none, reason: null },
  { says: 'always, for a valid value', state: 'valid', features: always, reason: 'always' },
  { says: 'always, for a doubtful one', state: 'doubtful', features: always, reason: 'always' },
  { says: 'not for an empty field', state: 'empty', features: both, reason: null },
  { says: 'not for a plausible value', state: 'valid', features: implausible, reason: null },
  { says: 'for a doubtful value', state: 'doubtful', features: implausible, reason: 'implausible' },
  { says: 'for a refused value', state: 'refused', features: implausible, reason: 'implausible' },
  { says: 'always is the stronger reason', state: 'doubtful', features: both, reason: 'always' },
  {
    says: 'forbidden lifts always',
    state: 'valid',
    features: { ...always, imagesForbidden: true },
    reason: null,
  },
  {
    says: 'forbidden lifts implausible',
    state: 'doubtful',
    features: { ...implausible, imagesForbidden: true },
    reason: null,
  },
] as const)('photoReason: $says', ({ state, features, reason }) => {
  expect(photoReason(state, aConfig({ features }).features)).toBe(reason);
});
