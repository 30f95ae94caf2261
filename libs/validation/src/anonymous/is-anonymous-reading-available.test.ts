import { anAnonymousMeter } from '../testing/an-anonymous-meter';
import { isAnonymousReadingAvailable } from './is-anonymous-reading-available';

const meters = [anAnonymousMeter()];

test.each([
  { says: 'on, with a meter', allowed: true, meters, is: true },
  { says: 'on, without meters', allowed: true, meters: [], is: false },
  { says: 'off', allowed: false, meters, is: false },
  { says: 'off, without meters', allowed: false, meters: [], is: false },
])('isAnonymousReadingAvailable: $says', ({ allowed, meters, is }) => {
  expect(isAnonymousReadingAvailable({ unknownUserReadingAllowed: allowed, meters })).toBe(is);
});
