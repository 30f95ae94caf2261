import type { CalendarDay } from '@ablesbar/domain';
import { sql } from 'kysely';
import type { Database } from '../../database/open-database';
import { customerOf } from '../../job/job-columns';

export interface Recipient {
  readonly id: string;
  readonly username: string;
  /** Null: the language of the utility. */
  readonly language: string | null;
  readonly customerNumber: string;
  readonly lines: readonly string[];
  readonly meters: number;
  /** The earliest end of the access's jobs that has not passed, such as '2026-12-05'. */
  readonly deadline: string | null;
  /** The latest end. Null if a job has none. */
  readonly lastDay: string | null;
  /** The customer has a login, and gets only a new link. */
  readonly isKnown: boolean;
}

interface Row {
  readonly id: string;
  readonly username: string;
  readonly name: string;
  readonly language: string | null;
  readonly customer_number: string;
  readonly customer: unknown;
  readonly meters: string;
  readonly deadline: string | null;
  readonly last_day: string | null;
  readonly is_known: boolean;
}

export interface Wanted {
  /** If null, all accesses without a login, and those without a letter of the open campaign. */
  readonly accountId: string | null;
  readonly campaignId: string | null;
  readonly today: CalendarDay;
  readonly most: number;
}

const AT_ONCE = 200;

/** The recipients sorted by town and street, like the post: one customer, or all who need a letter. */
export async function* findRecipients(
  database: Database,
  applicationId: string,
  { accountId, campaignId, today, most }: Wanted,
): AsyncGenerator<readonly Recipient[]> {
  const isInCampaign = sql`${campaignId}::text is not null
    and letter_campaign_id is distinct from ${campaignId}::text and exists (
      select from job where account_id = account.id and campaign_id = ${campaignId}::text)`;
  const wanted =
    accountId === null
      ? sql`(letter_run is null or ${isInCampaign})`
      : sql`account.id = ${accountId}`;
  await sql`create temporary table recipient on commit drop as
    select row_number() over (order by customer->'mailingAddress'->>'zip',
        customer->'mailingAddress'->>'street', customer_number) as place,
      account.id, username, name, language, customer_number, customer, meters, deadline, last_day,
      letter_run is not null and ${accountId}::text is null as is_known
    from account left join lateral (
        select customer from job where account_id = account.id
          order by archived_on desc nulls first, id limit 1) as job on true
      cross join lateral (select count(*) as meters,
          min(latest_execution) filter (where latest_execution >= ${today}::date)::text as deadline,
          case when count(*) = count(latest_execution) then max(latest_execution)::text end as last_day
        from job
        where account_id = account.id and archived_on is null) as jobs
    where application_id = ${applicationId} and parent_id is null and customer_number is not null
      and ${wanted}
    order by place limit ${most}`.execute(database);
  for (let last = 0; ; last += AT_ONCE) {
    const { rows } =
      await sql<Row>`select id, username, name, language, customer_number, customer, meters, deadline,
        last_day, is_known
      from recipient where place > ${last} and place <= ${last + AT_ONCE} order by place`.execute(
        database,
      );
    if (rows.length === 0) return;
    yield rows.map(recipientOf);
  }
}

/** As many letters as a run would print. */
export async function countWanted(
  transaction: Database,
  applicationId: string,
  wanted: Wanted,
): Promise<number> {
  await findRecipients(transaction, applicationId, wanted).next();
  return countRecipients(transaction);
}

export async function countRecipients(database: Database): Promise<number> {
  const { rows } = await sql<{ found: string }>`select count(*) as found from recipient`.execute(
    database,
  );
  return Number(rows[0]?.found);
}

/** The post cannot deliver these. The address of a meter is not the customer's. */
export async function countWithoutAddress(database: Database): Promise<number> {
  const { rows } = await sql<{ found: string }>`select count(*) as found from recipient
    where customer->'mailingAddress'->>'city' is null
      or customer->'mailingAddress'->>'zip' is null`.execute(database);
  return Number(rows[0]?.found);
}

function recipientOf(row: Row): Recipient {
  const customer = row.customer === null ? null : customerOf(row.customer);
  const address = customer?.mailingAddress;
  const person = joined(customer?.firstname, customer?.lastname);
  const names = [customer?.company ?? null, person].flatMap((name) => name ?? []);
  const lines = [
    ...(names.length === 0 ? [row.name] : names),
    joined(address?.street, address?.houseNumber),
    joined(address?.zip, address?.city),
  ];
  return {
    id: row.id,
    username: row.username,
    language: row.language,
    customerNumber: row.customer_number,
    lines: lines.flatMap((line) => line ?? []),
    meters: Number(row.meters),
    deadline: row.deadline,
    lastDay: row.last_day,
    isKnown: row.is_known,
  };
}

function joined(...words: readonly (string | null | undefined)[]): string | null {
  const given = words.filter((word) => word !== null && word !== undefined && word !== '');
  return given.length === 0 ? null : given.join(' ');
}
