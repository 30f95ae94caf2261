import type { MeterReadingConfig, ReadingValue } from '@ablesbar/domain';

/**
 * The part of an entry that counts. If decimals are masked, the form does not ask for them, and old
 * decimals of a draft must not be sent.
 */
export function countedValue(
  value: ReadingValue,
  { maskPostDecimals }: MeterReadingConfig,
): ReadingValue {
  return maskPostDecimals ? { integer: value.integer, decimals: '' } : value;
}
