import type { ColumnType } from 'kysely';
import type { Day, Decimal, Json } from './reading-tables';

/** What the utility has imported: campaigns, jobs, their rates and their history. */
export interface JobTables {
  /** The jobs of one year or one occasion. Each application has at most one that is open. */
  readonly campaign: {
    readonly id: string;
    readonly application_id: string;
    readonly name: string;
    readonly opened_at: Date;
    readonly closed_at: Date | null;
  };
  readonly job: {
    readonly id: string;
    readonly account_id: string;
    readonly target_reading_date: Day | null;
    readonly earliest_execution: Day | null;
    readonly latest_execution: Day | null;
    readonly malo_id: string | null;
    readonly melo_id: string | null;
    readonly is_reshare_allowed: boolean;
    readonly config: Json;
    readonly customer: Json;
    readonly partner: Json;
    readonly meter_number: string;
    readonly meter_type: string | null;
    readonly custom_meter_type: string | null;
    readonly meter_address: Json;
    readonly campaign_id: ColumnType<string | null, string | null | undefined>;
    /** The day on which its campaign was closed. Null while the meter is to be read. */
    readonly archived_on: ColumnType<Day | null, Day | null | undefined>;
    /** The job of a later campaign that goes on with the history of the same meter. */
    readonly successor_id: ColumnType<string | null, string | null | undefined>;
    /** Set by the database only: new with every change of the job, its rates or its history. */
    readonly revision: ColumnType<string | null, never, never>;
  };
  readonly rate_task: {
    readonly id: string;
    readonly job_id: string;
    readonly position: number;
    readonly rate_name: string | null;
    readonly obis: string | null;
    readonly unit: string | null;
    readonly pre_decimals: number;
    readonly post_decimals: number;
    readonly minimum_value: Decimal | null;
    readonly maximum_value: Decimal | null;
    readonly is_strict: boolean;
    /** Null: the day of the job. */
    readonly target_reading_date: Day | null;
  };
  readonly reading_event: {
    readonly id: string;
    readonly task_id: string;
    readonly reading_date: Day;
    /** The order among the readings of one day. */
    readonly position: ColumnType<number, number | undefined>;
    readonly reading_value: Decimal;
    readonly reason: string;
    readonly other_reason: string | null;
  };
}
