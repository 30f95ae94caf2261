import type { Job } from '../job/job';
import { type LabelNumber, labelNumbers, type MeterNumber, meterNumberOf } from './label-numbers';

/** How surely a label and a list mean the same meter; the surest fit counts alone. */
const FITS = [hasSameText, hasSameSerial, hasSameShortSerial] as const;

export interface JobsOnLabel {
  /** The number on the label that the jobs fit. */
  readonly number: LabelNumber;
  readonly jobs: readonly [Job, ...Job[]];
}

/**
 * The jobs of the meter whose label carries the code. Several, if the label says less than the list:
 * the same number without the maker's prefix, or a meter that is read in several jobs. A less likely
 * number, like that of the article, counts only if no likelier one is listed.
 */
export function jobsOnLabel(text: string, jobs: readonly Job[]): JobsOnLabel | null {
  const listed = jobs.map((job) => ({ job, number: meterNumberOf(job.meter.meterNumber) }));
  for (const number of labelNumbers(text)) {
    for (const fits of FITS) {
      const [first, ...others] = listed.filter((one) => fits(number, one.number));
      if (first) return { number, jobs: [first.job, ...others.map(({ job }) => job)] };
    }
  }
  return null;
}

function hasSameText(label: MeterNumber, listed: MeterNumber): boolean {
  return label.whole === listed.whole;
}

function hasSameSerial(label: MeterNumber, listed: MeterNumber): boolean {
  return label.serial !== '' && label.serial === listed.serial && mayShareMaker(label, listed);
}

function hasSameShortSerial(label: MeterNumber, listed: MeterNumber): boolean {
  // Two whole identifiers with different blocks are two meters.
  const isOneShort = label.maker === '' || listed.maker === '';
  return isOneShort && label.shortSerial !== '' && label.shortSerial === listed.shortSerial;
}

/** Two makers give the same serial number to two meters. */
function mayShareMaker(label: MeterNumber, listed: MeterNumber): boolean {
  return mayEqual(label.maker, listed.maker) && mayEqual(label.medium, listed.medium);
}

function mayEqual(one: string, other: string): boolean {
  return one === '' || other === '' || one === other;
}
