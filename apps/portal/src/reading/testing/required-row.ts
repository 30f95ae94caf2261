import type { Features, MeterRateTask, MeterReadingConfig } from '@ablesbar/domain';

/** One combination of what a utility may require, and what comes of it. */
export interface RequiredRow {
  readonly says: string;
  readonly features?: Partial<Features>;
  readonly meterReading?: Partial<MeterReadingConfig>;
  readonly task?: Partial<MeterRateTask>;
  /** 43120.5 was read last, and 43120 to 49000 are expected. */
  readonly typed: string;
  readonly photos?: number;
  readonly comment?: string;
  /** What is still to do, as the list beside the button says it; nothing means that it can be sent. */
  readonly open: readonly string[];
  /** The question before sending; only where it is asked. */
  readonly asks?: string;
}
