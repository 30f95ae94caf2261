import type { CalendarDay, UnknownUserReadingConfig } from '@ablesbar/domain';
import type { WizardForm } from './assess-wizard';

/**
 * How the wizard begins, and what it goes back to after a reading was sent. Meter, sub type and rates stay
 * open: until somebody chooses, they follow from the meter's number and the config.
 */
export function firstWizardForm(
  { readingReasons }: Pick<UnknownUserReadingConfig, 'readingReasons'>,
  today: CalendarDay,
): WizardForm {
  return {
    meterNumber: '',
    meterType: null,
    subType: null,
    isCustom: false,
    rates: null,
    readings: [],
    day: today,
    contact: { firstname: '', lastname: '', street: '', houseNumber: '', zip: '', city: '' },
    readingReason: readingReasons[0]?.value ?? null,
    hasConsented: false,
    email: '',
  };
}
