import type { MeterAddress } from '@ablesbar/domain';
import type { Texts } from '../texts/create-texts';

interface NamedMeter {
  readonly meterNumber: string;
  readonly meterAddress: Pick<MeterAddress, 'locationDescription' | 'street' | 'houseNumber'>;
}

/**
 * The number of a meter for a title, a link or a label. Some servers know a meter without one; its
 * place tells it from another such meter.
 */
export function meterName({ meterNumber, meterAddress }: NamedMeter, t: Texts['t']): string {
  if (meterNumber.trim() !== '') return meterNumber;
  const { locationDescription, street, houseNumber } = meterAddress;
  const place = locationDescription?.trim() || [street, houseNumber].filter(Boolean).join(' ');
  return place === '' ? t('jobs_no_number') : t('jobs_no_number_at', { place });
}
