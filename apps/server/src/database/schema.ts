import type { ColumnType, Generated } from 'kysely';
import type { JobTables } from './job-tables';
import type { Day, Json, ReadingTables } from './reading-tables';

export interface Schema extends JobTables, ReadingTables {
  readonly setting: { readonly name: string; readonly value: string };
  readonly signing_key: {
    readonly kid: string;
    /** Sealed by the key file, which is not in the database. */
    readonly sealed: string;
    readonly signs_from: Date;
  };
  readonly account: {
    readonly id: string;
    readonly application_id: string;
    readonly username: string;
    readonly password_hash: string;
    readonly name: string;
    /** For a sub-access, the account above it. */
    readonly parent_id: string | null;
    readonly roles: Json;
    readonly allow_to_reshare: ColumnType<boolean, boolean | undefined>;
    /** Null: the language of the application. */
    readonly language: ColumnType<string | null, string | null | undefined>;
    /** The utility's number for the customer. Null for a sub-access. */
    readonly customer_number: ColumnType<string | null, string | null | undefined>;
    /** The run that printed the login. Null while the login has been given to no one. */
    readonly letter_run: ColumnType<string | null, string | null | undefined>;
    /** The campaign of the last letter. Null: printed while none was open. */
    readonly letter_campaign_id: ColumnType<string | null, string | null | undefined>;
  };
  readonly crm_registration: {
    readonly account_id: string;
    /** The token for the CRM. The account can see it at any time. */
    readonly self_service_token: string;
    readonly email: string | null;
    /** Null until the address is confirmed. */
    readonly confirmed_at: Date | null;
    /** 'customer': by a link in a mail. 'utility': by its customer system (CRM) or a file. */
    readonly confirmed_by: ColumnType<string | null, string | null | undefined>;
    /** The end of the consent, until a later confirmation. */
    readonly stopped_at: ColumnType<Date | null, Date | null | undefined>;
    /** Stands in the mails and ends the consent. The database makes it. */
    readonly stop_token: ColumnType<string, never, never>;
  };
  /** An address until its owner has confirmed it by the link in a mail. */
  readonly unconfirmed_email: {
    readonly account_id: string;
    readonly email: string;
    readonly token_hash: string;
    readonly expires_at: Date;
  };
  /** Which reminder of which deadline went to whom. */
  readonly reminder: {
    readonly job_id: string;
    readonly account_id: string;
    readonly deadline: Day;
    readonly kind: string;
    readonly queued_at: Date;
  };
  /** A letter until it is sent. Whom it is for and what it says is sealed by the key file. */
  readonly sealed_mail: {
    readonly id: string;
    /** The account that caused the letter. Null for a receipt for a reading without an account. */
    readonly account_id: string | null;
    /** The reading without a login that the letter confirms. */
    readonly anonymous_id: string | null;
    readonly sealed: string;
    /** A mark of the key that opens it. */
    readonly sealed_by: string;
    readonly attempts: number;
    readonly next_try_at: Date;
    readonly queued_at: ColumnType<Date, Date | undefined>;
  };
  /** Letters that a server of the previous version stores. */
  readonly waiting_mail: {
    readonly id: string;
    readonly from_name: string;
    readonly to_name: string;
    readonly to_address: string;
    readonly subject: string;
    readonly text: string;
    readonly html: string;
    readonly attempts: number;
    readonly next_try_at: Date;
    readonly account_id: ColumnType<string | null, string | null | undefined>;
    readonly anonymous_id: ColumnType<string | null, string | null | undefined>;
    readonly queued_at: ColumnType<Date, Date | undefined>;
  };
  /** The audit line of a command, until a server has written it into its log. */
  readonly waiting_audit_line: {
    readonly id: Generated<string>;
    readonly event: string;
    readonly line: string;
  };
  readonly shared_job: {
    readonly account_id: string;
    readonly job_id: string;
    /** The sub-access that shared the job further. Null if the job's own account shared it. */
    readonly given_by: string | null;
  };
  readonly link_token: {
    readonly token_hash: string;
    readonly account_id: string;
    /** Null: the token is valid until it is replaced, like a token printed on a card. */
    readonly expires_at: ColumnType<Date | null, Date | null | undefined>;
  };
  readonly refresh_token: {
    readonly token_hash: string;
    /** The id of all tokens that descend from one login. */
    readonly family_id: string;
    readonly account_id: string;
    readonly predecessor_hash: string | null;
    /**
     * A hash of the id of the access token that was issued together with this token. A server of an
     * earlier version stores the id itself.
     */
    readonly access_id: string;
    readonly expires_at: Date;
    /**
     * The end of the family, no matter how often the token is exchanged. Then the user must log in
     * again.
     */
    readonly family_ends_at: Date;
    /** The time when a successor, or the successor's access token, was first used. */
    readonly retired_at: Date | null;
  };
  /** The keys of stored readings. Each week has a partition, which is dropped as a whole. */
  readonly remembered_key: {
    /** The day on which the week began. Set by the database only: see remembered-weeks.ts. */
    readonly week: ColumnType<Day, never, never>;
    /** The id of an account, or a name for all readings without an account in one application. */
    readonly owner: string;
    readonly key: string;
    readonly content: string;
    readonly reading_id: string;
  };
  /** The previous version stores its keys here, with answers. Only that version adds rows. */
  readonly remembered_answer: {
    readonly owner: string;
    readonly key: string;
    /** Null if a server of an earlier version stored it. */
    readonly content: ColumnType<string | null, string | null | undefined>;
    readonly status: number;
    readonly body: string;
    readonly answered_at: Date;
  };
  readonly login_failure: {
    /** A hash of the account and the address that logs in. */
    readonly subject: string;
    readonly in_a_row: number;
    /** A time in the past while the login is not locked. */
    readonly locked_until: Date;
  };
  /** Only the version before this one writes it. */
  readonly rate_limit: {
    readonly name: string;
    readonly subject: string;
    readonly count: number;
    readonly ends_at: Date;
  };
  readonly limit_bucket: {
    readonly name: string;
    /** The caller: a hash of an account's id, an address, a username or a token. */
    readonly subject: string;
    /** A time in the past while nothing is missing. */
    readonly full_at: Date;
  };
}
