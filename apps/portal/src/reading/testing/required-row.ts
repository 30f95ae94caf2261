import type { Features, JobConstraints, MeterRateTask, MeterReadingConfig } from '@ablesbar/domain';

/** One combination of a utility's requirements, and its expected result. */
export interface RequiredRow {
  readonly says: string;
  readonly features?: Partial<Features>;
  readonly meterReading?: Partial<MeterReadingConfig>;
  readonly task?: Partial<MeterRateTask>;
  /** Default: from 15 November to 5 December 2026; today is 21 November. */
  readonly window?: Partial<JobConstraints>;
  /** The last reading was 43120.5; 43120 to 49000 are expected. */
  readonly typed: string;
  readonly photos?: number;
  readonly comment?: string;
  /** One of the offered comments. */
  readonly chosen?: string;
  /** As typed into the field; default: today. */
  readonly day?: string;
  /**
   * The expected open points, as the list beside the button names them; if empty, the reading can
   * be sent.
   */
  readonly open: readonly string[];
  /** The expected question before sending, if one is asked. */
  readonly asks?: string;
  /** The part of the sent reading that this row tests. */
  readonly sends?: object;
}
