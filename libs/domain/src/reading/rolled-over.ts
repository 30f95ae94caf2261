import { addDecimals, compareDecimals, decimalOf, subtractDecimals } from './decimal';

/** Over its last digit a counter begins anew at zero; then it was nearly full, and is nearly empty. */
const NEARLY = 0.1;

/**
 * What went through a meter whose counter ran over; null where that is not likely. A lower value is
 * far more often a slip or a new meter, so less than a tenth of the counter must have gone through.
 */
export function rolledOver(
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
