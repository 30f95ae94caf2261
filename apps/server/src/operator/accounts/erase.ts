import { sql } from 'kysely';
import type { OperatorAudit } from '../../audit/audit';
import { inConsoleLanguage } from '../../base/console-language';
import type { Database } from '../../database/open-database';
import { countLettersOf, deleteLettersOf } from '../../mail/letter-files';
import { markUnused } from '../../photo/unused-photos';
import type { Command, CommandInput, CommandWords, Facts, OperatorWorld } from '../command';
import { APPLICATION_OPTION, chosenApplication } from '../command-application';
import { DRY_RUN, isDryRun } from '../dry-run';
import { keepForBilling } from './billed-readings';
import { LONG_AGO } from './erase-photos';
import { type ErasedCounts, eraseTexts } from './erase-texts';
import { findCustomer, lockFamily, withSubAccesses } from './find-customer';
import { eraseOrFinish, finishErasing, noteErasing, requireRoom } from './forget-deleted-rows';

export const erase: Command = {
  name: 'erase',
  example: 'erase 4711',
  ...inConsoleLanguage<CommandWords>({
    de: {
      words: ['Kunde'],
      values: APPLICATION_OPTION,
      switches: { yes: 'löscht; ohne dies wird nur gezeigt, was gelöscht würde', ...DRY_RUN },
      summary: 'löscht einen Kunden (Art. 17 DSGVO)',
      details: `<Kunde> ist die Kundennummer oder der Benutzername.
Gelöscht werden Zugang, Unterzugänge, Sitzungen, Aufträge mit Namen, Anschriften und früheren Ständen,
Kommentare, Fotos, abgelehnte Ablesungen, wartende E-Mails und E-Mails in DATA_DIR/mail, seine und die
seiner Unterzugänge, auch der beendeten. Die eingebaute Datenbank wird danach neu geschrieben; das dauert
je GB eine Minute und braucht so lange das Doppelte ihrer Größe an freiem Platz. Wurde der Befehl
unterbrochen, bringt derselbe Befehl ihn zu Ende.
Für die Abrechnung bleiben seine Ablesungen ohne Bezug zur Person: Zählernummer, OBIS, Stand, Datum
und Eingang (Tabelle billed_reading; § 147 AO und § 257 HGB verlangen, Belege aufzubewahren).
Ablesungen ohne Zugang kennen keinen Kunden: erase anonymous <Belegnummer> löscht eine.`,
    },
    en: {
      words: ['customer'],
      values: APPLICATION_OPTION,
      switches: { yes: 'erases; otherwise it only shows what would be erased', ...DRY_RUN },
      summary: 'erases a customer (Art. 17 GDPR)',
      details: `<customer> is the customer number or the username.
Erases the access, its sub-accesses, sessions, jobs with names, addresses and earlier readings, comments,
photos, refused readings, waiting e-mails and e-mails in DATA_DIR/mail, also those of its sub-accesses and
of ended ones. The embedded database is then written anew, which takes a minute for each GB and meanwhile
needs twice its size of free space. If the command was interrupted, the same command finishes it.
For billing, the readings stay without any link to the person: meter number, OBIS, value, day and arrival
(table billed_reading; German law, § 147 AO and § 257 HGB, demands that records are kept).
Readings without a login know no customer: erase anonymous <receipt number> erases one.`,
    },
  }),
  run: (world, given) => eraseOrFinish(world, given, () => eraseCustomer(world, given)),
};

async function eraseCustomer(world: OperatorWorld, given: CommandInput): Promise<Facts> {
  const [customer = ''] = given.words;
  const { applicationId } = chosenApplication(world, given);
  const { id } = await findCustomer(world.database, applicationId, customer);
  const isConfirmed = given.switches.has('yes') && !isDryRun(given);
  const { audit } = world;
  const { outbox } = world.settings.mail;
  const letters = await countLettersOf(outbox, id);
  if (isConfirmed) {
    await requireRoom(world);
    noteErasing(world);
  }
  const { counts, photos } = await world.database
    .transaction()
    .execute((transaction) =>
      eraseAccount(transaction, { customer, id, applicationId, isConfirmed, audit }),
    );
  const found = { ...counts, letters };
  const facts = { ...found, isErased: isConfirmed };
  if (!isConfirmed) {
    world.say(eraseTexts.asks(eraseTexts.found(found)));
    return facts;
  }
  await deleteLettersOf(outbox, id);
  await finishErasing(world, photos, eraseTexts.erased(eraseTexts.found(found), found.readings));
  return facts;
}

type Query = ReturnType<typeof sql>;

interface Erasure {
  readonly customer: string;
  readonly id: string;
  readonly applicationId: string;
  readonly isConfirmed: boolean;
  readonly audit: OperatorAudit;
}

interface Found {
  readonly counts: Omit<ErasedCounts, 'letters'>;
  /** The hashes. */
  readonly photos: readonly string[];
}

async function eraseAccount(
  database: Database,
  { customer, id, applicationId, isConfirmed, audit }: Erasure,
): Promise<Found> {
  if (isConfirmed) await deleteReadableMail(database, id);
  // The locks prevent new readings and shares between counting and deleting.
  const ids = await lockFamily(database, id);
  const theirs = sql`any(${ids}::text[])`;
  const results = sql`select result.id from reading_result result
    join rate_task on rate_task.id = result.task_id join job on job.id = rate_task.job_id
    where job.account_id = ${theirs}`;
  const reports = sql`select report.id from not_readable report join job on job.id = report.job_id
    where job.account_id = ${theirs}`;
  // Includes readings of sub-accesses that no longer exist.
  const areUnlisted = sql`unlisted_reading where account_id = ${theirs} or customer_id = ${id}`;
  const unlisted = sql`select id from ${areUnlisted}`;
  const photos = await hashes(
    database,
    sql`select photo_hash from result_photo where result_id in (${results})
      union select photo_hash from not_readable_photo where report_id in (${reports})
      union select photo_hash from unlisted_photo where reading_id in (${unlisted}) order by 1`,
  );
  const counts = {
    customer,
    accounts: ids.length,
    jobs: await count(database, sql`select id from job where account_id = ${theirs}`),
    readings: await count(database, sql`${results} union all ${unlisted}`),
    photos: photos.length,
    mails: await count(database, sql`select id from sealed_mail where account_id = ${theirs}`),
  };
  if (!isConfirmed) return { counts, photos };
  await keepForBilling(database, applicationId, { results, unlisted });
  for (const statement of [
    sql`delete from remembered_key where owner = ${theirs}
      or reading_id in (${results} union all ${reports} union all ${unlisted})`,
    // An earlier version kept the whole job, also for sub-accesses that no longer exist.
    sql`delete from remembered_answer where owner = ${theirs} or case when body like '{%'
      then body::json->>'id' in (select id from job where account_id = ${theirs}) end`,
    sql`delete from ${areUnlisted}`,
    // The database also deletes sub-accesses, sessions, links, waiting letters, jobs and their data.
    sql`delete from account where id = ${id}`,
  ]) {
    await statement.execute(database);
  }
  await markUnused(database, photos, LONG_AGO);
  const { accounts, jobs, readings } = counts;
  await audit.record(database, 'account-erased', {
    account: id,
    counts: { accounts, jobs, readings, photos: photos.length },
  });
  return { counts, photos };
}

/**
 * Letters that the previous version has stored, before the accounts are locked: a server that is sealing
 * one holds it and then needs its account.
 */
async function deleteReadableMail(database: Database, id: string): Promise<void> {
  const ids = await withSubAccesses(database, id);
  await database.deleteFrom('waiting_mail').where('account_id', 'in', ids).execute();
}

async function count(database: Database, query: Query): Promise<number> {
  const { rows } = await sql<{ found: string | number }>`
    select count(*) as found from (${query}) as counted`.execute(database);
  return Number(rows[0]?.found ?? 0);
}

async function hashes(database: Database, query: Query): Promise<readonly string[]> {
  const { rows } = await sql<{ photo_hash: string }>`${query}`.execute(database);
  return rows.map(({ photo_hash: hash }) => hash);
}
