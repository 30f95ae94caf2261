import type { InLanguage } from '../application/in-language';

/** How to read a kind of meter, in markdown. An absent filter accepts every meter. */
export interface Instruction extends InLanguage {
  readonly title: string;
  readonly text: string;
  readonly obisFilter: string | null;
  readonly meterNumberFilter: string | null;
  readonly multiMeterRate: boolean | null;
}
