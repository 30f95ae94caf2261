import { isRateNamed, type NamedRate, rateNameAmong } from '@ablesbar/domain';
import type { Texts } from '../texts/create-texts';

/** A rate as it is called wherever it is named: see `rateNameAmong`. */
export function sayRate<Rate extends NamedRate>(
  t: Texts['t'],
  rates: readonly Rate[],
  rate: Rate,
): string {
  const { name, mark } = rateNameAmong(rates, rate);
  return name === '' ? t('reading_rate_unnamed', { obis: mark }).trim() : name;
}

/** The rate where its value is named: the only rate of a meter is simply its reading. */
export function sayReading<Rate extends NamedRate>(
  t: Texts['t'],
  rates: readonly Rate[],
  rate: Rate,
): string {
  return isRateNamed(rates, rate) ? sayRate(t, rates, rate) : t('reading_value_bare_label');
}

/** The OBIS code beside a rate's name; null if the name already has it. */
export function codeBeside(name: string, obis: string | null): string | null {
  return obis !== null && name.includes(obis) ? null : obis;
}
