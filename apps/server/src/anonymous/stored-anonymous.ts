import { receiptNumber } from '@ablesbar/domain';
import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import type { Photo } from '../photo/photo';
import { instantOf } from '../reading/reading-body';
import type { AnonymousSubmission } from './anonymous-body';

export type StoredAnonymous = ReturnType<typeof storedAnonymous>;

/** For servers of the previous version, which delete by this column. */
const KEPT_MS = 180 * 24 * 3_600_000;

export function storedAnonymous(
  submission: AnonymousSubmission,
  {
    applicationId,
    tokenHash,
    key,
    photos,
    now,
  }: {
    readonly applicationId: string;
    readonly tokenHash: string;
    readonly key: string;
    /** In the order of `readingValues`. */
    readonly photos: readonly (readonly Photo[])[];
    readonly now: Date;
  },
) {
  const id = randomUUID();
  return {
    id,
    application_id: applicationId,
    token_hash: tokenHash,
    meter_type: submission.meterType,
    meter_number: submission.meterNumber,
    reading_date: instantOf(submission.readingDate, now),
    reading_reason: submission.readingReason ?? null,
    contact: submission.contact,
    received_at: now,
    delete_after: new Date(now.getTime() + KEPT_MS),
    receipt_number: receiptNumber(key),
    values: submission.readingValues.map(({ obis, rateName, value }, position) => ({
      reading_id: id,
      position,
      obis,
      rate_name: rateName,
      reading_value: String(value),
    })),
    shown: photos.flatMap((ofRate, rate) =>
      ofRate.map(({ hash }, position) => ({ reading_id: id, rate, position, photo_hash: hash })),
    ),
  };
}

export const ANONYMOUS_STORING = sql`stored as (
    insert into anonymous_reading (id, application_id, token_hash, meter_type, meter_number,
      reading_date, reading_reason, contact, received_at, delete_after, receipt_number)
    select row.* from new, json_to_record(reading)
      as row (id text, application_id text, token_hash text, meter_type text, meter_number text,
        reading_date timestamptz, reading_reason text, contact jsonb, received_at timestamptz,
        delete_after timestamptz, receipt_number text)
  ), stored_values as (
    insert into anonymous_value (reading_id, position, obis, rate_name, reading_value)
    select row.* from new, json_to_recordset(reading->'values')
      as row (reading_id text, position integer, obis text, rate_name text, reading_value numeric)
  ), shown as (
    insert into anonymous_photo (reading_id, rate, position, photo_hash)
    select row.* from new, json_to_recordset(reading->'shown')
      as row (reading_id text, rate integer, position integer, photo_hash text)
  )`;
