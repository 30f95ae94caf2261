import { type Job, meterTypeOf } from '@ablesbar/domain';
import { mediumText, type Texts } from '@ablesbar/i18n';

/** Where in the house the meter is; if nothing says so, what it measures. */
export function placeInHouse(job: Job, t: Texts['t']): string {
  const { customMeterType, meterAddress } = job.meter;
  const { locationDescription, objectKey } = meterAddress;
  return locationDescription || objectKey || customMeterType || t(mediumText[meterTypeOf(job)]);
}
