import { type RawBuilder, sql } from 'kysely';
import type { Photo } from '../photo/photo';
import { instantOf } from '../reading/reading-date';
import type { AnonymousSubmission } from './anonymous-body';

/** Until then the utility has taken it over; names and addresses are not kept for longer. */
const KEPT_MS = 180 * 24 * 3_600_000;

export function anonymousStoring(
  id: string,
  {
    meterType,
    meterNumber,
    readingDate,
    readingReason,
    contact,
    readingValues,
  }: AnonymousSubmission,
  {
    applicationId,
    tokenHash,
    photos,
    now,
  }: {
    readonly applicationId: string;
    readonly tokenHash: string;
    /** By place in `readingValues`. */
    readonly photos: readonly (readonly Photo[])[];
    readonly now: Date;
  },
): RawBuilder<unknown> {
  const values = readingValues.map(({ obis, rateName, value }, position) => ({
    position,
    obis,
    rate_name: rateName,
    reading_value: String(value),
  }));
  const shown = photos.flatMap((ofRate, rate) =>
    ofRate.map(({ hash }, position) => ({ rate, position, hash })),
  );
  const deleteAfter = new Date(now.getTime() + KEPT_MS);
  return sql`stored as (
      insert into anonymous_reading (id, application_id, token_hash, meter_type, meter_number,
        reading_date, reading_reason, contact, received_at, delete_after)
      select ${id}, ${applicationId}, ${tokenHash}, ${meterType}, ${meterNumber},
        ${instantOf(readingDate, now)}::timestamptz, ${readingReason ?? null}::text,
        ${JSON.stringify(contact)}::jsonb, ${now}::timestamptz, ${deleteAfter}::timestamptz
      where exists (select from first)
    ), stored_values as (
      insert into anonymous_value (reading_id, position, obis, rate_name, reading_value)
      select ${id}, position, obis, rate_name, reading_value
      from jsonb_to_recordset(${JSON.stringify(values)}::jsonb)
        as value (position integer, obis text, rate_name text, reading_value numeric)
      where exists (select from first)
    ), shown as (
      insert into anonymous_photo (reading_id, rate, position, photo_hash)
      select ${id}, rate, position, hash
      from jsonb_to_recordset(${JSON.stringify(shown)}::jsonb)
        as photo (rate integer, position integer, hash text)
      where exists (select from first)
    )`;
}
