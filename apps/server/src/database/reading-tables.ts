import type { ColumnType, Generated } from 'kysely';

/** Written as JSON text and read as the parsed value. The server always validates it before use. */
export type Json = ColumnType<unknown, string, string>;

/**
 * A plain day ('2026-11-21') and an exact decimal. Both stay text: the drivers would shift the day
 * to another time zone and round the decimal.
 */
export type Day = string;
export type Decimal = string;

/**
 * The readings that users sent, with and without a login, and the rows that remain after an
 * erasure.
 */
export interface ReadingTables {
  readonly reading_result: {
    readonly id: string;
    readonly task_id: string;
    /** Null if a sub-access sent the reading and no longer exists. */
    readonly account_id: string | null;
    readonly reading_date: Date;
    readonly reading_value: Decimal;
    readonly comment: string | null;
    readonly received_at: Date;
    /** 'phone' if the utility entered it for the customer; null if its sender entered it in an app. */
    readonly channel: ColumnType<string | null, string | null | undefined>;
    /** See receipt/find-acceptance.ts. */
    readonly receipt_number: ColumnType<string | null, string | null | undefined>;
    /** See job/doubts.ts. */
    readonly doubt: ColumnType<string | null, string | null | undefined>;
  };
  readonly photo: {
    readonly hash: string;
    readonly mime_type: string;
    /** The path of a folder or the address of a bucket. Null: the bytes are in this row. */
    readonly place: ColumnType<string | null, string | null | undefined>;
    /** The previous place, from which the photo must still be removed. */
    readonly left_in: ColumnType<string | null, string | null | undefined>;
    readonly bytes: Buffer | null;
    /** Null while a reading shows the picture. */
    readonly unused_since: ColumnType<Date | null, Date | null | undefined>;
    /** A server removes the picture from its place at this moment. */
    readonly leaving_since: ColumnType<Date | null, Date | null | undefined>;
  };
  readonly result_photo: {
    readonly result_id: string;
    readonly position: number;
    readonly photo_hash: string;
  };
  /** The answers to jobs whose meters cannot be read. The last one counts, until a reading follows it. */
  readonly not_readable: {
    readonly id: string;
    readonly job_id: string;
    /** Null if a sub-access sent it and no longer exists. */
    readonly account_id: string | null;
    readonly reason: string;
    readonly comment: string | null;
    readonly reading_date: Date;
    readonly received_at: Date;
  };
  readonly not_readable_photo: {
    readonly report_id: string;
    readonly position: number;
    readonly photo_hash: string;
  };
  readonly unlisted_reading: {
    readonly id: string;
    readonly application_id: string;
    /** Null if a sub-access sent the reading and no longer exists. */
    readonly account_id: string | null;
    /** The customer: the sender, or the account above the sub-access that sent the reading. */
    readonly customer_id: ColumnType<string | null, string | null | undefined>;
    readonly meter_number: string;
    readonly reading_date: Date;
    readonly reading_value: Decimal;
    readonly comment: string | null;
    readonly received_at: Date;
  };
  readonly unlisted_photo: {
    readonly reading_id: string;
    readonly position: number;
    readonly photo_hash: string;
  };
  readonly anonymous_reading: {
    readonly id: string;
    readonly application_id: string;
    /**
     * The hash of the token that came with the reading. A call with this token may request a
     * receipt.
     */
    readonly token_hash: string;
    readonly meter_type: string;
    readonly meter_number: string;
    readonly reading_date: Date;
    readonly reading_reason: string | null;
    readonly contact: Json;
    readonly received_at: Date;
    /** Only the previous version deletes by it. */
    readonly delete_after: Date;
    /** The number that the wizard shows (domain's receiptNumber). The previous version stores null. */
    readonly receipt_number: ColumnType<string | null, string | null | undefined>;
  };
  readonly anonymous_value: {
    readonly reading_id: string;
    readonly position: number;
    readonly obis: string;
    readonly rate_name: string;
    readonly reading_value: Decimal;
  };
  readonly anonymous_photo: {
    readonly reading_id: string;
    /** The position of the value that the photo shows. */
    readonly rate: number;
    readonly position: number;
    readonly photo_hash: string;
  };
  /** Readings that a rule refused. Written as SQL only: see reading/refused-reading.ts. */
  readonly refused_reading: {
    readonly id: Generated<string>;
    /** The sender, or the account above the sub-access that sent it. */
    readonly customer_id: string;
    readonly account_id: string;
    readonly key: string;
    readonly job_id: string | null;
    /** What the sender typed for a meter that is not in the list. */
    readonly meter_number: string | null;
    readonly reading_date: Day | null;
    readonly channel: string | null;
    readonly sent_values: Json;
    readonly problems: Json;
    readonly refused_at: Date;
  };
  /** What the exports have taken. Read and written as SQL only: see retention/exported.ts. */
  readonly exported: {
    readonly application_id: string;
    readonly kind: 'readings' | 'photos';
  };
  /** The rows that remain of an erased customer's readings. */
  readonly billed_reading: {
    readonly id: string;
    readonly application_id: string;
    readonly meter_number: string;
    readonly obis: string | null;
    readonly unit: string | null;
    readonly reading_date: Date;
    readonly reading_value: Decimal;
    readonly received_at: Date;
  };
}
