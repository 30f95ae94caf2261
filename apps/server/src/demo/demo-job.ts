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
