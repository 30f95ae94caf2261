import { enterRow, implausible, NOTE, PHOTO, PLAIN, WRONG } from '../testing/enter-row';
import type { RequiredRow } from '../testing/required-row';

const strict = {
  readingValueValidation: { minimumValue: 43_120, maximumValue: 49_000, strictValidation: true },
};
const historic = { historicReadingsValidationRequired: true };
const continuous = { continuousReadingsValidationRequired: true };
const sentBefore = { readingResults: [{ readingDate: '2026-11-20', readingValue: 45_000 }] };

const rows: readonly RequiredRow[] = [
  { says: 'at the limit it goes', task: strict, typed: '49000', open: [], asks: PLAIN },
  { says: 'above it does not', task: strict, typed: '49000,1', open: [WRONG] },
  {
    says: 'refused is implausible, too',
    features: implausible.both,
    task: strict,
    typed: '50000',
    open: [WRONG, PHOTO, NOTE],
  },
  {
    says: 'where no photos are taken it is refused all the same, and asks for none',
    features: { ...implausible.photo, imagesForbidden: true },
    task: strict,
    typed: '50000',
    open: [WRONG],
  },
  {
    says: 'always a photo, also of what is inside',
    features: { imageAlwaysRequired: true },
    task: strict,
    typed: '49000',
    open: [PHOTO],
  },
  {
    says: 'a photo does not make it right',
    features: { imageAlwaysRequired: true },
    task: strict,
    typed: '50000',
    photos: 1,
    open: [WRONG],
  },
  {
    says: 'below the limit and lower than the last it is refused',
    features: historic,
    task: strict,
    typed: '43119,9',
    open: [WRONG],
  },
  {
    says: 'inside and not lower than the last it goes',
    features: historic,
    task: strict,
    typed: '43120,5',
    open: [],
    asks: PLAIN,
  },
  {
    says: 'above the limit it is refused, though higher than what was sent',
    features: continuous,
    task: { ...strict, ...sentBefore },
    typed: '49000,1',
    open: [WRONG],
  },
  {
    says: 'inside and the same as what was sent it goes',
    features: continuous,
    task: { ...strict, ...sentBefore },
    typed: '45000',
    open: [],
    asks: PLAIN,
  },
];

test.each(rows)('strict: $says', enterRow);
