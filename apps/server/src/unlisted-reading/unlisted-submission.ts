import { dayOfWire } from '@ablesbar/domain';
import { PHOTOS_PER_UNLISTED_READING } from '@ablesbar/validation';
import { type Static, Type } from '@sinclair/typebox';
import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { storableText } from '../base/route-schemas';
import { ImageBody, type Photo } from '../photo/photo';
import { Comment, instantOf, ReadingDate, ReadingNumber } from '../reading/reading-body';
import type { SentReading } from '../reading/refused-reading';
import type { Account } from '../session/account';

export const UnlistedBody = Type.Object({
  meterNumber: storableText({ minLength: 1, maxLength: 100 }),
  readingValue: ReadingNumber,
  readingImages: Type.Optional(Type.Array(ImageBody, { maxItems: PHOTOS_PER_UNLISTED_READING })),
  readingDate: ReadingDate,
  comment: Comment,
});

export type UnlistedSubmission = Static<typeof UnlistedBody>;

/** What stays of a reading that a rule refuses. */
export function sentReading(sent: UnlistedSubmission): SentReading {
  const { meterNumber, readingValue: value, readingDate } = sent;
  const values = [{ taskId: null, value }];
  return { jobId: null, meterNumber: meterNumber.trim(), day: dayOfWire(readingDate), values };
}

export type StoredUnlisted = ReturnType<typeof storedUnlisted>;

/** A checked reading. The utility identifies the meter by its number. */
export function storedUnlisted(
  account: Account,
  { meterNumber, readingValue, readingDate, comment }: UnlistedSubmission,
  { photos, now }: { readonly photos: readonly Photo[]; readonly now: Date },
) {
  const id = randomUUID();
  return {
    id,
    application_id: account.applicationId,
    account_id: account.id,
    meter_number: meterNumber.trim(),
    reading_date: instantOf(readingDate, now),
    reading_value: String(readingValue),
    comment: comment ?? null,
    received_at: now,
    shown: photos.map(({ hash }, position) => ({ reading_id: id, position, photo_hash: hash })),
  };
}

export const UNLISTED_STORING = sql`stored as (
    insert into unlisted_reading (id, application_id, account_id, meter_number,
      reading_date, reading_value, comment, received_at, customer_id)
    select row.*, (
      with recursive above as (
        select id, parent_id from account where id = row.account_id
        union all
        select account.id, account.parent_id from account join above on account.id = above.parent_id
      )
      select id from above where parent_id is null
    ) from new, json_to_record(reading)
      as row (id text, application_id text, account_id text, meter_number text,
        reading_date timestamptz, reading_value numeric, comment text, received_at timestamptz)
  ), shown as (
    insert into unlisted_photo (reading_id, position, photo_hash)
    select row.* from new, json_to_recordset(reading->'shown')
      as row (reading_id text, position integer, photo_hash text)
  )`;
