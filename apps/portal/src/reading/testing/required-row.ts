import type { Features, JobConstraints, MeterRateTask, MeterReadingConfig } from '@ablesbar/domain';

/** One combination of what a utility may require, and what comes of it. */
export interface RequiredRow {
  readonly says: string;
  readonly features?: Partial<Features>;
  readonly meterReading?: Partial<MeterReadingConfig>;
  readonly task?: Partial<MeterRateTask>;
  /** From 15 November to 5 December 2026, where the row says nothing else; it is 21 November. */
  readonly window?: Partial<JobConstraints>;
  /** 43120.5 was read last, and 43120 to 49000 are expected. */
  readonly typed: string;
  readonly photos?: number;
  readonly comment?: string;
  /** One of the offered comments. */
  readonly chosen?: string;
  /** As it is typed into the field; today, where nothing is. */
  readonly day?: string;
  /** What is still to do, as the list beside the button says it; nothing means that it can be sent. */
  readonly open: readonly string[];
  /** The question before sending; only where it is asked. */
  readonly asks?: string;
  /** Of what is sent, the part that the row is about. */
  readonly sends?: object;
}
