import { berlinDay } from '@ablesbar/domain';
import { sql } from 'kysely';
import { resolve } from 'node:path';
import type { Database } from '../../database/open-database';
import { customerOf, addressOf } from '../../job/job-columns';
import { IS_DONE } from '../../job/is-done';
import { type Cell, writeTable } from '../../table/write-table';
import { type Command, OperatorFailure } from '../command';
import { APPLICATION_OPTION, chosenApplication } from '../command-application';
import { DRY_RUN, isDryRun } from '../dry-run';
import { campaignTexts } from './campaign-texts';
import { holdCampaigns, openCampaignOf } from './find-campaigns';

export const closeCampaign: Command = {
  name: 'campaign close',
  example: 'campaign close --list unread.csv --yes',
  words: [],
  values: { list: campaignTexts.listOption, ...APPLICATION_OPTION },
  switches: { yes: campaignTexts.yes, ...DRY_RUN },
  summary: campaignTexts.closeSummary,
  details: campaignTexts.closeDetails,
  run: async (world, given) => {
    const { applicationId } = chosenApplication(world, given);
    const isConfirmed = given.switches.has('yes') && !isDryRun(given);
    const file = given.values['list'];
    const counts = await world.database.transaction().execute(async (transaction) => {
      await holdCampaigns(transaction);
      const open = await openCampaignOf(transaction, applicationId);
      if (open === null) throw new OperatorFailure(campaignTexts.noneOpen);
      // A reading that is being stored meanwhile keeps its job: it arrives before the archive or after it.
      const { rows } = await sql<{ jobs: number; unread: number }>`
        select count(*)::integer as jobs, (count(*) filter (where not ${IS_DONE}))::integer as unread
        from job where campaign_id = ${open.id}`.execute(transaction);
      const { jobs = 0, unread = 0 } = rows[0] ?? {};
      if (file !== undefined) {
        await writeUnread(transaction, open.id, resolve(world.cwd, file));
      }
      if (!isConfirmed) return { campaign: open.name, jobs, unread };
      const today = berlinDay(world.clock());
      // A job without an end ends now, so housekeeping keeps it as long as the others.
      await sql`update job set archived_on = ${today}::date,
          latest_execution = coalesce(latest_execution, ${today}::date)
        where campaign_id = ${open.id} and archived_on is null`.execute(transaction);
      await transaction
        .updateTable('campaign')
        .set({ closed_at: world.clock() })
        .where('id', '=', open.id)
        .execute();
      await world.audit.record(transaction, 'campaign-closed', { counts: { jobs, unread } });
      return { campaign: open.name, jobs, unread };
    });
    world.say((isConfirmed ? campaignTexts.closed : campaignTexts.wouldClose)(counts));
    if (file !== undefined) world.say(campaignTexts.listed(resolve(world.cwd, file)));
    return { ...counts, isClosed: isConfirmed };
  },
};

const UNREAD_COLUMNS = [
  ...['customerNumber', 'name', 'mailingStreet', 'mailingHouseNumber', 'mailingZip', 'mailingCity'],
  ...['jobId', 'meterNumber', 'street', 'houseNumber', 'zip', 'city', 'locationDescription'],
  'latestExecution',
];
const AT_ONCE = 1000;

interface UnreadJob {
  readonly id: string;
  readonly customer_number: string | null;
  readonly name: string;
  readonly customer: unknown;
  readonly meter_number: string;
  readonly meter_address: unknown;
  readonly latest: string | null;
}

/** One row for each job without a reading, in parts, because nobody may have read yet. */
async function writeUnread(database: Database, campaignId: string, path: string): Promise<void> {
  await writeTable(path, UNREAD_COLUMNS, async (writer) => {
    for (let last = ''; ;) {
      const { rows } = await sql<UnreadJob>`
        select job.id, customer_number, name, customer, meter_number, meter_address,
          latest_execution::text as latest
        from job join account on account.id = job.account_id
        where campaign_id = ${campaignId} and job.id > ${last} and not ${IS_DONE}
        order by job.id limit ${AT_ONCE}`.execute(database);
      for (const row of rows) await writer.write(unreadCells(row));
      const end = rows.at(-1);
      if (end === undefined) return;
      last = end.id;
    }
  });
}

function unreadCells(row: UnreadJob): readonly Cell[] {
  const { mailingAddress: home } = customerOf(row.customer);
  const place = addressOf(row.meter_address);
  return [
    ...[row.customer_number, row.name, home.street, home.houseNumber, home.zip, home.city],
    ...[row.id, row.meter_number, place.street, place.houseNumber, place.zip, place.city],
    ...[place.locationDescription, row.latest],
  ];
}
