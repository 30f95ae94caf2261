import type { CalendarDay, AnonymousReadingConfig } from '@ablesbar/domain';
import type { AnonymousReading } from './assess-anonymous-reading';

/**
 * The empty form, at the start and after a reading was sent. Meter type, sub type and rates are
 * null: until the user chooses, they follow from the meter number and the config.
 */
export function emptyAnonymousReading(
  { readingReasons }: Pick<AnonymousReadingConfig, 'readingReasons'>,
  today: CalendarDay,
): AnonymousReading {
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
