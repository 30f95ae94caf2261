import type { ShareName } from '@ablesbar/domain';
import type { Texts } from '../texts/create-texts';

/** 'A1' or 'A1, B2' or 'A1, B2 und 3 weitere' (customer decision 32). */
export function sayShareName({ t }: Texts, { meterNumbers, more }: ShareName): string {
  const named = meterNumbers.join(', ');
  return more === 0 ? named : t('share_name_more', { named, count: more });
}
