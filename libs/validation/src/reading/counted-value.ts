import type { MeterReadingConfig, ReadingValue } from '@ablesbar/domain';

/** What of an entry counts: masked decimals are not asked, so a draft's old ones must not be sent. */
export function countedValue(
  value: ReadingValue,
  { maskPostDecimals }: MeterReadingConfig,
): ReadingValue {
  return maskPostDecimals ? { integer: value.integer, decimals: '' } : value;
}
