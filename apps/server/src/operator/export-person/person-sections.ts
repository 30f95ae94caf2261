import { ACCOUNT_SECTIONS } from './account-sections';
import { ANONYMOUS_SECTIONS } from './anonymous-sections';
import { READING_SECTIONS } from './reading-sections';
import type { Person, Section } from './section';

export const PERSON_SECTIONS: readonly Section<Person>[] = [
  ...ACCOUNT_SECTIONS,
  ...READING_SECTIONS,
];

interface LeftOut {
  readonly table: string;
  readonly columns: readonly string[];
  readonly because: string;
  /** The columns hold words of a person, which `erase` has to delete. */
  readonly hasWords?: true;
}

const SECRET = 'a secret that opens a session, or its hash';
const NO_PERSON = 'holds no data on a person';
const PREVIOUS = 'written by the previous version only, and deleted within 60 days';
const SEE_PHOTOS = 'the photos lie beside the file, and each reading names its photos';

/**
 * Columns that no export shows, each with its reason. A test compares the sections and this list with
 * the schema, so that a new column is either exported or named here.
 */
const LEFT_OUT: readonly LeftOut[] = [
  { table: 'migration', columns: ['name'], because: NO_PERSON },
  { table: 'setting', columns: ['name', 'value'], because: NO_PERSON },
  { table: 'exported', columns: ['application_id', 'kind', 'arrived'], because: NO_PERSON },
  { table: 'signing_key', columns: ['kid', 'sealed', 'signs_from'], because: NO_PERSON },
  { table: 'rate_limit', columns: ['name', 'subject', 'count', 'ends_at'], because: PREVIOUS },
  {
    table: 'login_failure',
    columns: ['subject', 'in_a_row', 'locked_until'],
    because: 'hashes of a name with an address that the portal does not store',
  },
  {
    table: 'remembered_answer',
    columns: ['owner', 'key', 'content', 'status', 'answered_at'],
    because: PREVIOUS,
  },
  {
    table: 'remembered_answer',
    columns: ['body'],
    because: `${PREVIOUS}; a copy of exported jobs`,
    hasWords: true,
  },
  {
    table: 'billed_reading',
    columns: [
      ...['id', 'application_id', 'meter_number', 'obis', 'unit'],
      ...['reading_date', 'reading_value', 'received_at'],
    ],
    because: 'the rows that remain of erased customers, without a person (D75)',
  },
  { table: 'job', columns: ['revision', 'campaign_id'], because: NO_PERSON },
  {
    table: 'campaign',
    columns: ['id', 'application_id', 'name', 'opened_at', 'closed_at'],
    because: NO_PERSON,
  },
  { table: 'account', columns: ['password_hash'], because: SECRET },
  { table: 'link_token', columns: ['token_hash'], because: SECRET },
  {
    table: 'refresh_token',
    columns: ['token_hash', 'predecessor_hash', 'access_id'],
    because: SECRET,
  },
  { table: 'crm_registration', columns: ['self_service_token', 'stop_token'], because: SECRET },
  { table: 'unconfirmed_email', columns: ['token_hash'], because: SECRET },
  { table: 'anonymous_reading', columns: ['token_hash'], because: SECRET },
  { table: 'anonymous_reading', columns: ['delete_after'], because: PREVIOUS },
  { table: 'sealed_mail', columns: ['sealed_by', 'attempts', 'next_try_at'], because: NO_PERSON },
  {
    table: 'waiting_mail',
    columns: [
      ...['id', 'account_id', 'anonymous_id', 'from_name', 'to_name', 'to_address'],
      ...['subject', 'text', 'html', 'attempts', 'next_try_at', 'queued_at'],
    ],
    because: 'written by the previous version only; a running server seals it within seconds',
  },
  {
    table: 'waiting_audit_line',
    columns: ['id', 'event', 'line'],
    because: 'a pseudonym, until a server has written it into its log',
  },
  { table: 'remembered_key', columns: ['owner'], because: 'the id of the account' },
  { table: 'limit_bucket', columns: ['subject'], because: 'a hash of the id of the account' },
  {
    table: 'photo',
    columns: [
      ...['hash', 'mime_type', 'place', 'left_in', 'bytes'],
      ...['unused_since', 'leaving_since'],
    ],
    because: SEE_PHOTOS,
  },
  {
    table: 'result_photo',
    columns: ['result_id', 'position', 'photo_hash'],
    because: SEE_PHOTOS,
  },
  {
    table: 'not_readable_photo',
    columns: ['report_id', 'position', 'photo_hash'],
    because: SEE_PHOTOS,
  },
  {
    table: 'unlisted_photo',
    columns: ['reading_id', 'position', 'photo_hash'],
    because: SEE_PHOTOS,
  },
  {
    table: 'anonymous_photo',
    columns: ['reading_id', 'rate', 'position', 'photo_hash'],
    because: SEE_PHOTOS,
  },
];

const EXPORTED = [...PERSON_SECTIONS, ...ANONYMOUS_SECTIONS];

/** The columns that people or the utility fill with words, as 'table.column'. */
export function columnsWithWords(): ReadonlySet<string> {
  return new Set([
    ...EXPORTED.flatMap(({ table, words }) => namesOf(table, Object.keys(words))),
    ...LEFT_OUT.flatMap((one) => (one.hasWords === true ? namesOf(one.table, one.columns) : [])),
  ]);
}

/** The columns that an export shows, as 'table.column'. */
export function exportedColumns(): ReadonlySet<string> {
  return new Set(
    EXPORTED.flatMap(({ table, words, marks }) =>
      namesOf(table, [...Object.keys(words), ...Object.keys(marks)]),
    ),
  );
}

export function leftOutColumns(): readonly string[] {
  return LEFT_OUT.flatMap(({ table, columns }) => namesOf(table, columns));
}

function namesOf(table: string, columns: readonly string[]): readonly string[] {
  return columns.map((column) => `${table}.${column}`);
}
