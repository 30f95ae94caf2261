/**
 * The digits of one part of the counter after its text has changed. One digit more than there are cells is
 * refused, wherever the cursor is. Cutting off the last digit instead would change the number unnoticed.
 */
export function typedDigits(text: string, before: string, length: number): string {
  const digits = text.replace(/\D/g, '');
  const isOneMore = digits.length > length && digits.length === before.length + 1;
  return isOneMore ? before : digits;
}

/** Removes leading zeros if a pasted value has more digits than the counter has cells. */
export function fittedWhole(digits: string, length: number): string {
  const spare = digits.length - length;
  if (spare <= 0) return digits;
  const zeros = /^0*/.exec(digits)?.[0].length ?? 0;
  return digits.slice(Math.min(spare, zeros));
}
