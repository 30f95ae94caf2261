import { aWizardMeter } from '../testing/a-wizard-meter';
import { isWizardAvailable } from './is-wizard-available';

const meters = [aWizardMeter()];

test.each([
  { says: 'on, with a meter', allowed: true, meters, is: true },
  { says: 'on, without meters', allowed: true, meters: [], is: false },
  { says: 'off', allowed: false, meters, is: false },
  { says: 'off, without meters', allowed: false, meters: [], is: false },
])('isWizardAvailable: $says', ({ allowed, meters, is }) => {
  expect(isWizardAvailable({ unknownUserReadingAllowed: allowed, meters })).toBe(is);
});
