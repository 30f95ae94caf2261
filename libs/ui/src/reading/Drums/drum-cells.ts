export interface DrumCell {
  readonly digit: string;
  readonly isGhost: boolean;
}

/** The cells of a counter. Whole digits fill it from the right, decimals from the left, zeros the rest. */
export function drumCells(
  digits: string,
  length: number,
  kind: 'whole' | 'decimal',
): readonly DrumCell[] {
  const shown = Array.from({ length: Math.max(length, digits.length) }, (_, n) => {
    const at = kind === 'whole' ? n - Math.max(0, length - digits.length) : n;
    const digit = digits[at];
    return { digit: digit ?? '0', isGhost: digit === undefined };
  });
  return shown;
}
