/**
 * What a change of the text leaves in a part of the counter. One digit more than there are cells is
 * refused wherever the cursor stands: cut off at the end instead, the number would change unseen.
 */
export function typedDigits(text: string, before: string, length: number): string {
  const digits = text.replace(/\D/g, '');
  const isOneMore = digits.length > length && digits.length === before.length + 1;
  return isOneMore ? before : digits;
}

/** Zeros in front give way where a pasted value has more digits than the counter has cells. */
export function fittedWhole(digits: string, length: number): string {
  const spare = digits.length - length;
  if (spare <= 0) return digits;
  const zeros = /^0*/.exec(digits)?.[0].length ?? 0;
  return digits.slice(Math.min(spare, zeros));
}
