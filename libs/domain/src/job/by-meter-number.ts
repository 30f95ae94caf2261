import type { Job } from './job';

/** Compares code units: the order must not depend on the language of the browser. */
export function byMeterNumber(a: Job, b: Job): number {
  if (a.meter.meterNumber === b.meter.meterNumber) return a.id < b.id ? -1 : 1;
  return a.meter.meterNumber < b.meter.meterNumber ? -1 : 1;
}
