import { aConfig, aJob } from '../testing';
import { isShareable } from './is-shareable';

test.each([
  { says: 'permission and feature', reShare: true, all: true, own: {}, is: true },
  { says: 'no permission', reShare: false, all: true, own: {}, is: false },
  { says: 'no feature', reShare: true, all: false, own: {}, is: false },
  {
    says: 'the feature of the job',
    reShare: true,
    all: false,
    own: { reshareAllowed: true },
    is: true,
  },
  {
    says: 'the job takes it back',
    reShare: true,
    all: true,
    own: { reshareAllowed: false },
    is: false,
  },
  {
    says: 'not after its campaign',
    reShare: true,
    all: true,
    own: {},
    archivedOn: '2026-12-10',
    is: false,
  },
])('isShareable: $says', ({ reShare, all, own, archivedOn = null, is }) => {
  const config = { features: own, meterReading: {} };
  const job = aJob({ jobPermissions: { reShare }, config, archivedOn });
  expect(isShareable(job, aConfig({ features: { reshareAllowed: all } }))).toBe(is);
});
