import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../database/open-database';
import { openPhotoPlaces, type PhotoPlaces } from '../../photo/photo-places';
import { PhotoPlaceFailure } from '../../photo/photo-store';
import { deleteUnusedPhoto } from '../../photo/stored-photo';
import { type Command, OperatorFailure } from '../command';
import { APPLICATION_OPTION, chosenApplication } from '../command-application';
import { type ErasedCounts, operatorTexts } from '../operator-texts';
import { findCustomer, lockFamily } from './find-customer';

export const erase: Command = {
  name: 'erase',
  words: ['Kunde'],
  values: APPLICATION_OPTION,
  switches: { yes: 'löscht; ohne dies wird nur gezeigt, was gelöscht würde' },
  summary: 'löscht einen Kunden (Art. 17 DSGVO)',
  details: `<Kunde> ist die Kundennummer oder der Benutzername.
Gelöscht werden Zugang, Unterzugänge, Sitzungen, Aufträge mit Namen, Anschriften und früheren Ständen,
Kommentare, Fotos und wartende E-Mails, seine und die seiner Unterzugänge.
Für die Abrechnung bleiben seine Ablesungen ohne Bezug zur Person: Zählernummer, OBIS, Stand, Datum
und Eingang (Tabelle billed_reading; § 147 AO und § 257 HGB verlangen, Belege aufzubewahren).
Ablesungen ohne Zugang kennen keinen Kunden; sie verschwinden nach 180 Tagen von selbst.`,
  run: async (world, given) => {
    const [customer = ''] = given.words;
    const { applicationId } = chosenApplication(world, given);
    const { id } = await findCustomer(world.database, applicationId, customer);
    const places = openPhotoPlaces(world.settings.photos);
    const isConfirmed = given.switches.has('yes');
    const found = await world.database
      .transaction()
      .execute((transaction) =>
        eraseAccount(transaction, { customer, id, applicationId, isConfirmed, places }),
      )
      .catch((error: unknown) => {
        if (!(error instanceof PhotoPlaceFailure)) throw error;
        throw new OperatorFailure(operatorTexts.eraseAgain(error.message));
      });
    world.say(isConfirmed ? operatorTexts.erased(found) : operatorTexts.eraseAsks(found));
  },
};

interface Erasure {
  readonly customer: string;
  readonly id: string;
  readonly applicationId: string;
  readonly isConfirmed: boolean;
  readonly places: PhotoPlaces;
}

async function eraseAccount(
  database: Database,
  { customer, id, applicationId, isConfirmed, places }: Erasure,
): Promise<ErasedCounts> {
  // The locks prevent new readings and shares between counting and deleting.
  const ids = await lockFamily(database, id);
  const theirs = sql`any(${ids}::text[])`;
  const results = sql`select result.id from reading_result result
    join rate_task on rate_task.id = result.task_id join job on job.id = rate_task.job_id
    where job.account_id = ${theirs}`;
  // Includes readings of sub-accesses that no longer exist.
  const areUnlisted = sql`unlisted_reading where account_id = ${theirs} or customer_id = ${id}`;
  const unlisted = sql`select id from ${areUnlisted}`;
  const photos = await hashes(
    database,
    sql`select photo_hash from result_photo where result_id in (${results})
      union select photo_hash from unlisted_photo where reading_id in (${unlisted}) order by 1`,
  );
  const counts = {
    customer,
    accounts: ids.length,
    jobs: await count(database, sql`select id from job where account_id = ${theirs}`),
    readings: await count(database, sql`${results} union all ${unlisted}`),
    photos: photos.length,
    mails: await count(database, sql`select id from waiting_mail where account_id = ${theirs}`),
  };
  if (!isConfirmed) return counts;
  await keepForBilling(database, applicationId, { results, unlisted });
  for (const statement of [
    sql`delete from remembered_key where owner = ${theirs}
      or reading_id in (${results} union all ${unlisted})`,
    // An earlier version kept the whole job, also for sub-accesses that no longer exist.
    sql`delete from remembered_answer where owner = ${theirs} or case when body like '{%'
      then body::json->>'id' in (select id from job where account_id = ${theirs}) end`,
    sql`delete from ${areUnlisted}`,
    // The database also deletes sub-accesses, sessions, links, waiting letters, jobs and their data.
    sql`delete from account where id = ${id}`,
  ]) {
    await statement.execute(database);
  }
  for (const hash of photos) await deleteUnusedPhoto(database, places, hash);
  return counts;
}

async function keepForBilling(
  database: Database,
  applicationId: string,
  {
    results,
    unlisted,
  }: { readonly results: RawBuilder<unknown>; readonly unlisted: RawBuilder<unknown> },
): Promise<void> {
  await sql`
    insert into billed_reading (id, application_id, meter_number, obis, unit, reading_date,
      reading_value, received_at)
    select result.id, ${applicationId}, meter_number, obis, unit, reading_date, reading_value, received_at
    from reading_result result join rate_task on rate_task.id = task_id join job on job.id = job_id
    where result.id in (${results})
    union all
    select id, ${applicationId}, meter_number, null, null, reading_date, reading_value, received_at
    from unlisted_reading where id in (${unlisted})`.execute(database);
}

async function count(database: Database, query: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ found: string | number }>`
    select count(*) as found from (${query}) as counted`.execute(database);
  return Number(rows[0]?.found ?? 0);
}

async function hashes(database: Database, query: RawBuilder<unknown>): Promise<readonly string[]> {
  const { rows } = await sql<{ photo_hash: string }>`${query}`.execute(database);
  return rows.map(({ photo_hash: hash }) => hash);
}
