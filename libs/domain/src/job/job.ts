import type { Features, MeterReadingOverrides } from '../application/features';
import type { MeterType } from './meter-type';
import type { NotReadable } from './not-readable';

/**
 * A reading job: one meter, to be read within a window of days. Each job belongs to one account.
 */
export interface Job {
  readonly id: string;
  /** The account whose list contained the job. The client adds it; the server does not send it. */
  readonly login: string;
  readonly done: boolean;
  /** The last answer, if it says that the meter cannot be read; else null. */
  readonly notReadable: NotReadable | null;
  /** The day since which it can no longer be read; only its readings are still shown. Else null. */
  readonly archivedOn: string | null;
  readonly targetReadingDate: string | null;
  readonly maLoId: string | null;
  readonly meLoId: string | null;
  /** Overrides of the application's config for this job alone, field by field. */
  readonly config: JobConfig;
  readonly jobInfo: { readonly meterType: MeterType | null };
  readonly jobPermissions: { readonly reShare: boolean };
  readonly jobConstraints: JobConstraints;
  readonly customer: Customer;
  readonly partner: Partner;
  readonly meter: Meter;
}

export interface JobConfig {
  readonly features: Partial<Features>;
  readonly meterReading: MeterReadingOverrides;
}

/** Wire dates: a plain date or an ISO timestamp, always meant as a day in Europe/Berlin. */
export interface JobConstraints {
  readonly earliestExecution: string | null;
  readonly latestExecution: string | null;
}

export interface Customer {
  readonly firstname: string | null;
  readonly lastname: string | null;
  readonly company: string | null;
  readonly customerNumber: string | null;
  readonly mailingAddress: MailingAddress;
}

export interface MailingAddress {
  readonly street: string | null;
  readonly houseNumber: string | null;
  readonly zip: string | null;
  readonly city: string | null;
}

export interface Partner {
  readonly identifier: string | null;
  readonly company: string | null;
  readonly name: string | null;
}

export interface Meter {
  readonly maLoId: string | null;
  readonly meterNumber: string;
  readonly meterType: MeterType | null;
  readonly customMeterType: string | null;
  readonly meterAddress: MeterAddress;
  readonly meterRateTasks: readonly MeterRateTask[];
}

export interface MeterAddress extends MailingAddress {
  readonly cityDistrict: string | null;
  readonly objectKey: string | null;
  readonly locationDescription: string | null;
  readonly hint: string | null;
  readonly company: string | null;
  readonly firstname: string | null;
  readonly lastname: string | null;
}

/** One register (tariff) of the meter that has to be read. */
export interface MeterRateTask {
  readonly taskId: string;
  readonly rateName: string | null;
  readonly obis: string | null;
  readonly unit: string | null;
  readonly preDecimals: number;
  readonly postDecimals: number;
  readonly targetReadingDate: string | null;
  readonly readingEvents: readonly ReadingEvent[];
  readonly readingResults: readonly SentResult[];
  readonly readingValueValidation: ReadingValueValidation;
}

export const READING_REASONS = [
  'INITIAL_READING',
  'PERIODIC_READING',
  'ESTIMATED_READING',
  'INTERMEDIATE_READING',
  'METER_CHANGE',
  'OTHER',
  'OTHER_KSA',
] as const;

export type ReadingReason = (typeof READING_REASONS)[number] | 'unknown';

/** An earlier reading from the utility's records. */
export interface ReadingEvent extends ReadingResult {
  readonly reason: ReadingReason;
  readonly otherReason: string | null;
}

export interface ReadingResult {
  readonly readingDate: string;
  readonly readingValue: number;
}

/** A reading that was sent for the job. */
export interface SentResult extends ReadingResult {
  /** The number of its receipt, and when the utility accepted it. Only some servers say it. */
  readonly receiptNumber?: string;
  readonly receivedAt?: string;
}

export interface ReadingValueValidation {
  readonly minimumValue: number | null;
  readonly maximumValue: number | null;
  readonly strictValidation: boolean;
}
