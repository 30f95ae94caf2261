import type { Job } from '../job/job';
import { labelNumbers, type MeterNumber, meterNumberOf } from './label-numbers';

/** How surely a label and a list mean the same meter; the surest fit counts alone. */
const FITS = [hasSameText, hasSameSerial, hasSameShortSerial] as const;

/**
 * The jobs of the meter whose label carries the code. Several, if the label says less than the list:
 * the same number without the maker's prefix, or a meter that is read in several jobs.
 */
export function jobsOnLabel(text: string, jobs: readonly Job[]): readonly Job[] {
  const numbers = labelNumbers(text);
  if (numbers.length === 0) return [];
  const listed = jobs.map((job) => ({ job, number: meterNumberOf(job.meter.meterNumber) }));
  for (const fits of FITS) {
    const found = listed.filter(({ number }) => numbers.some((label) => fits(label, number)));
    if (found.length > 0) return found.map(({ job }) => job);
  }
  return [];
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
