import type { MeterType, Partner } from '@ablesbar/domain';

/** One meter of the demo, in its shortest form. The other values follow from today's date. */
export interface DemoJob {
  readonly id: string;
  readonly meterNumber: string;
  readonly meterType: MeterType;
  readonly customMeterType?: string;
  readonly place: DemoPlace;
  /** Days from today. */
  readonly endsIn: number;
  /** Days from today. The default is two weeks ago. */
  readonly beginsIn?: number;
  /** The provider, if it is not the utility of the demo. */
  readonly partner?: Partner;
  readonly isStrict?: boolean;
  readonly isShareable?: boolean;
  /** The settings in which this job differs from its application. */
  readonly config?: object;
  /**
   * The number of days since the meter exchange. The old meter counted on from `lastValue` until
   * then, and the new one started at zero.
   */
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
  readonly company?: string;
  readonly firstname?: string;
  readonly lastname?: string;
}

export interface DemoRate {
  readonly rateName: string;
  readonly obis: string | null;
  readonly unit: string;
  readonly preDecimals: number;
  readonly postDecimals: number;
  /** The reading of a year ago; `yearly` is the consumption of a year. */
  readonly lastValue: number;
  readonly yearly: number;
  readonly minimum: number;
  readonly maximum: number;
  /** Days from today, if its target day is not the end of the job. */
  readonly targetIn?: number;
}
