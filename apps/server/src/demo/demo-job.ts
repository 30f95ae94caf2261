import type { MeterType } from '@ablesbar/domain';

/** One meter of the demo, in as few words as make it: the rest follows from today. */
export interface DemoJob {
  readonly id: string;
  readonly meterNumber: string;
  readonly meterType: MeterType;
  readonly customMeterType?: string;
  readonly place: DemoPlace;
  /** Days from today. */
  readonly endsIn: number;
  /** Two weeks ago, if it does not say. */
  readonly beginsIn?: number;
  readonly isStrict?: boolean;
  readonly isShareable?: boolean;
  /** What this job says otherwise than its application. */
  readonly config?: object;
  /** The old meter went on from `lastValue` until then; the new one began at zero. */
  readonly exchangedDaysAgo?: number;
  readonly isDone: boolean;
  readonly rates: readonly DemoRate[];
}

export interface DemoPlace {
  readonly street: string;
  readonly houseNumber: string;
  readonly zip: string;
  readonly city: string;
  readonly cityDistrict?: string;
  readonly objectKey?: string;
  readonly locationDescription?: string;
  readonly hint?: string;
}

export interface DemoRate {
  readonly rateName: string;
  readonly obis: string | null;
  readonly unit: string;
  readonly preDecimals: number;
  readonly postDecimals: number;
  /** The reading of a year ago, and what is used up in a year. */
  readonly lastValue: number;
  readonly yearly: number;
  readonly minimum: number;
  readonly maximum: number;
}
