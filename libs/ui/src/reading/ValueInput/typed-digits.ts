/** What typing leaves in a part of the counter: digits, and no more than it has cells. */
export function typedDigits(text: string, length: number): string {
  return text.replace(/\D/g, '').slice(0, length);
}

/** Zeros in front give way where a pasted value has more digits than the counter has cells. */
export function fittedWhole(digits: string, length: number): string {
  const spare = digits.length - length;
  if (spare <= 0) return digits;
  const zeros = /^0*/.exec(digits)?.[0].length ?? 0;
  return digits.slice(Math.min(spare, zeros));
}
