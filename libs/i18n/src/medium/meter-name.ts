import type { Texts } from '../texts/create-texts';

/** The number of a meter for a title, a link or a label. Some servers know a meter without one. */
export function meterName(
  { meterNumber }: { readonly meterNumber: string },
  t: Texts['t'],
): string {
  return meterNumber.trim() === '' ? t('jobs_no_number') : meterNumber;
}
