import { addDecimals, compareDecimals, decimalOf, subtractDecimals } from './decimal';

/**
 * After its highest value a counter begins again at zero. A rollover is likely only if less than
 * this share of its capacity was used.
 */
const NEARLY = 0.1;

/**
 * The consumption if the counter rolled over; null if a rollover is unlikely. A lower value is far
 * more often a typing error or a new meter, so the consumption must be less than a tenth of the
 * counter's capacity.
 */
export function consumptionAfterRollover(
  before: string,
  after: string,
  { preDecimals, postDecimals }: { readonly preDecimals: number; readonly postDecimals: number },
): string | null {
  if (compareDecimals(after, before, postDecimals) >= 0) return null;
  const capacity = 10 ** preDecimals;
  const left = subtractDecimals(decimalOf(capacity), before, postDecimals);
  const amount = addDecimals(left, after, postDecimals);
  const isLikely =
    compareDecimals(left, '0', postDecimals) > 0 && Number(amount) < capacity * NEARLY;
  return isLikely ? amount : null;
}
