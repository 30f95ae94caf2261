import { randomUUID } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import type { Photo } from '../photo/photo';
import { instantOf } from '../reading/reading-date';
import type { Account } from '../session/account';
import type { UnlistedSubmission } from './unlisted-body';

/** As it was judged; whose meter it is, the utility finds out by its number. */
export function unlistedStoring(
  account: Account,
  { meterNumber, readingValue, readingDate, comment }: UnlistedSubmission,
  { photos, now }: { readonly photos: readonly Photo[]; readonly now: Date },
): RawBuilder<unknown> {
  const id = randomUUID();
  const hashes = photos.map(({ hash }) => hash);
  return sql`stored as (
      insert into unlisted_reading (id, application_id, account_id, meter_number,
        reading_date, reading_value, comment, received_at)
      select ${id}, ${account.applicationId}, ${account.id}, ${meterNumber.trim()},
        ${instantOf(readingDate, now)}::timestamptz, ${String(readingValue)}::numeric,
        ${comment ?? null}::text, ${now}::timestamptz
      where exists (select from first)
    ), shown as (
      insert into unlisted_photo (reading_id, position, photo_hash)
      select ${id}, position - 1, hash
      from jsonb_array_elements_text(${JSON.stringify(hashes)}::jsonb)
        with ordinality as photo (hash, position)
      where exists (select from first)
    )`;
}
