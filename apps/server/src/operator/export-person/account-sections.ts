import { sql } from 'kysely';
import { hashOf } from '../../session/secret';
import type { Person, Section } from './section';
import { waitingMails } from './waiting-mails';

const isTheirs = ({ id }: Person) => sql`one.account_id = ${id}`;

const SHARE_MARKS = {
  id: 'accountId',
  parent_id: 'givenByAccountId',
  allow_to_reshare: 'mayShareFurther',
} as const;

/** The access of a person, what it has shared, and what the portal remembers about it. */
export const ACCOUNT_SECTIONS: readonly Section<Person>[] = [
  {
    name: 'account',
    table: 'account',
    rows: ({ id }) => sql`one.id = ${id}`,
    words: { username: 'username', name: 'name', customer_number: 'customerNumber' },
    marks: {
      id: 'accountId',
      application_id: 'applicationId',
      parent_id: 'givenByAccountId',
      roles: 'roles',
      allow_to_reshare: 'mayShareFurther',
      language: 'language',
      letter_run: 'loginPrintedInRun',
      letter_campaign_id: 'lastLetterInCampaign',
    },
  },
  {
    name: 'registration',
    table: 'crm_registration',
    rows: isTheirs,
    words: { email: 'email' },
    marks: {
      account_id: 'accountId',
      confirmed_at: 'confirmedAt',
      confirmed_by: 'confirmedBy',
      stopped_at: 'stoppedAt',
    },
  },
  {
    name: 'unconfirmedAddress',
    table: 'unconfirmed_email',
    rows: isTheirs,
    words: { email: 'email' },
    marks: { account_id: 'accountId', expires_at: 'expiresAt' },
  },
  {
    name: 'reminders',
    table: 'reminder',
    rows: isTheirs,
    words: {},
    marks: {
      job_id: 'jobId',
      account_id: 'accountId',
      deadline: 'deadline',
      kind: 'kind',
      queued_at: 'sentAt',
    },
  },
  {
    name: 'jobs',
    table: 'job',
    rows: isTheirs,
    words: {
      malo_id: 'marketLocationId',
      melo_id: 'meterLocationId',
      customer: 'customer',
      partner: 'partner',
      meter_number: 'meterNumber',
      custom_meter_type: 'customMeterType',
      meter_address: 'meterAddress',
    },
    marks: {
      id: 'jobId',
      account_id: 'accountId',
      target_reading_date: 'targetReadingDate',
      earliest_execution: 'earliestReadingDate',
      latest_execution: 'latestReadingDate',
      is_reshare_allowed: 'mayBeShared',
      meter_type: 'meterType',
      config: 'settings',
      archived_on: 'archivedOn',
      successor_id: 'nextJobId',
    },
    also: () => sql`(select name from campaign where campaign.id = one.campaign_id) as campaign`,
  },
  {
    name: 'sharesGiven',
    table: 'account',
    rows: ({ id }) => sql`one.parent_id = ${id}`,
    words: { username: 'username', name: 'name' },
    marks: SHARE_MARKS,
  },
  {
    // A helper has named these people, so the customer learns that they have access, and not who they are.
    name: 'sharesPassedOn',
    table: 'account',
    rows: ({ id, family }) =>
      sql`one.id <> ${id} and one.parent_id <> ${id} and one.id = any(${family}::text[])`,
    words: {},
    marks: SHARE_MARKS,
  },
  {
    name: 'sharedJobs',
    table: 'shared_job',
    rows: ({ family }) => sql`one.account_id = any(${family}::text[])`,
    words: {},
    marks: { job_id: 'jobId', account_id: 'accountId', given_by: 'passedOnByAccountId' },
  },
  {
    name: 'sessions',
    table: 'refresh_token',
    rows: isTheirs,
    words: {},
    marks: {
      account_id: 'accountId',
      family_id: 'sessionId',
      expires_at: 'expiresAt',
      family_ends_at: 'endsAt',
      retired_at: 'replacedAt',
    },
  },
  {
    name: 'loginLinks',
    table: 'link_token',
    rows: isTheirs,
    words: {},
    marks: { account_id: 'accountId', expires_at: 'expiresAt' },
  },
  waitingMails(isTheirs),
  {
    name: 'rememberedCalls',
    table: 'remembered_key',
    rows: ({ id }) => sql`one.owner = ${id}`,
    words: {},
    marks: { reading_id: 'readingId', week: 'week', key: 'key', content: 'hashOfCall' },
  },
  {
    name: 'limits',
    table: 'limit_bucket',
    rows: ({ id, applicationId, username }) => {
      const subjects = [id, JSON.stringify([applicationId, username])].map(hashOf);
      return sql`one.subject = any(${subjects}::text[])`;
    },
    words: {},
    marks: { name: 'limit', full_at: 'usedUntil' },
  },
];
