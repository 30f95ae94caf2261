import { sql } from 'kysely';
import { shownPhotos } from '../export-readings/sent-readings';
import type { Section } from './section';
import { waitingMails } from './waiting-mails';

/** A reading without a login. It belongs to no account, so only the number on its receipt finds it. */
export interface AnonymousReading {
  readonly id: string;
}

export const ANONYMOUS_SECTIONS: readonly Section<AnonymousReading>[] = [
  {
    name: 'reading',
    table: 'anonymous_reading',
    rows: ({ id }) => sql`one.id = ${id}`,
    words: { meter_number: 'meterNumber', contact: 'contact' },
    marks: {
      id: 'readingId',
      receipt_number: 'receiptNumber',
      application_id: 'applicationId',
      meter_type: 'meterType',
      reading_date: 'readingDate',
      reading_reason: 'readingReason',
      received_at: 'receivedAt',
    },
  },
  {
    name: 'values',
    table: 'anonymous_value',
    rows: ({ id }) => sql`one.reading_id = ${id}`,
    words: { rate_name: 'rateName' },
    marks: {
      reading_id: 'readingId',
      position: 'position',
      obis: 'obis',
      reading_value: 'readingValue',
    },
    also: () => sql`(select reading_date from anonymous_reading where id = one.reading_id)
      as "readingDate", (select meter_number from anonymous_reading where id = one.reading_id)
      as "meterNumber"`,
    shown: shownPhotos(
      sql`anonymous_photo`,
      sql`reading_id = one.reading_id and rate = one.position`,
    ),
  },
  waitingMails(({ id }) => sql`one.anonymous_id = ${id}`),
  {
    name: 'rememberedCalls',
    table: 'remembered_key',
    rows: ({ id }) => sql`one.reading_id = ${id}`,
    words: {},
    marks: { week: 'week', key: 'key', content: 'hashOfCall' },
  },
];
