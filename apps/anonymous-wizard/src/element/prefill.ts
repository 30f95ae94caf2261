import { METER_TYPES, type AnonymousReadingConfig } from '@ablesbar/domain';
import { cleanContact, cleanMeterNumber, CONTACT_FIELDS } from '@ablesbar/validation';
import type { Entry } from '../entry/entry';
import type { Strip } from '../steps/MeterStep/use-strip';
import type { AblesbarReadingPrefill } from './public/ablesbar-reading';

type Filled = Pick<Entry, 'meterNumber' | 'meterType' | 'contact' | 'email'>;

/**
 * What a page knows of its visitor already, put into the fields that are still empty: nothing that a
 * person has typed is replaced. The page's scripts may hand in anything, so each value is looked at, and
 * cleaned as if it were typed.
 */
export function prefilled(
  entry: Filled,
  given: AblesbarReadingPrefill,
  { meters }: Pick<AnonymousReadingConfig, 'meters'>,
  strip: Strip | undefined,
): Filled {
  const contact = { ...entry.contact };
  for (const field of CONTACT_FIELDS) {
    contact[field] ||= cleanContact(field, text(given.contact?.[field])).trim();
  }
  const offered = METER_TYPES.find(
    (type) => type === given.meterType && meters.some(({ meterType }) => meterType === type),
  );
  return {
    meterNumber: entry.meterNumber || cleanMeterNumber(text(given.meterNumber), strip).trim(),
    meterType: entry.meterType ?? offered ?? null,
    contact,
    email: entry.email || text(given.email),
  };
}

function text(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}
