import type { ColumnType } from 'kysely';
import type { Decimal, Json } from './columns';

/** What people have sent, with and without a login, and what stays of it. */
export interface ReadingTables {
  readonly reading_result: {
    readonly id: string;
    readonly task_id: string;
    /** Null where it was a sub-access that is gone. */
    readonly account_id: string | null;
    readonly reading_date: Date;
    readonly reading_value: Decimal;
    readonly comment: string | null;
    readonly received_at: Date;
  };
  readonly photo: {
    readonly hash: string;
    readonly mime_type: string;
    /** A folder's path or a bucket's address; null: here. */
    readonly place: ColumnType<string | null, string | null | undefined>;
    /** Where it lay before and still has to be taken away. */
    readonly left_in: ColumnType<string | null, string | null | undefined>;
    readonly bytes: Buffer | null;
  };
  readonly result_photo: {
    readonly result_id: string;
    readonly position: number;
    readonly photo_hash: string;
  };
  readonly unlisted_reading: {
    readonly id: string;
    readonly application_id: string;
    /** Null where it was a sub-access that is gone. */
    readonly account_id: string | null;
    /** The account that it, or the sub-access, belongs to. */
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
    /** Of the token it came with, which may ask for a receipt. */
    readonly token_hash: string;
    readonly meter_type: string;
    readonly meter_number: string;
    readonly reading_date: Date;
    readonly reading_reason: string | null;
    readonly contact: Json;
    readonly received_at: Date;
    readonly delete_after: Date;
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
    /** The position of the value that it shows. */
    readonly rate: number;
    readonly position: number;
    readonly photo_hash: string;
  };
  /** What stays of the readings of somebody who was erased. */
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
