export interface Bands {
  /** The distance from the start of one band to the start of the next. */
  readonly step: number;
  readonly width: number;
  readonly middleOf: (index: number) => number;
}

/** The space between two bands, and beside the outer bands, as parts of a step. */
const BETWEEN = 0.3;
const BESIDE = 0.2;

/** Bands of the same width side by side. d3's own scale for names would be a tenth of the chart code. */
export function bands(count: number, from: number, to: number): Bands {
  const step = (to - from) / Math.max(1, count - BETWEEN + 2 * BESIDE);
  const width = step * (1 - BETWEEN);
  const begin = from + (to - from - step * (count - BETWEEN)) / 2;
  return { step, width, middleOf: (index) => begin + index * step + width / 2 };
}
