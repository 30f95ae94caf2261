export interface Bands {
  /** From the begin of one to the begin of the next. */
  readonly step: number;
  readonly width: number;
  readonly middleOf: (index: number) => number;
}

/** Of a step, so much is air between two bands, and beside the outer ones. */
const BETWEEN = 0.3;
const BESIDE = 0.2;

/** Places of the same width side by side. A scale for names would bring a tenth of all that draws. */
export function bands(count: number, from: number, to: number): Bands {
  const step = (to - from) / Math.max(1, count - BETWEEN + 2 * BESIDE);
  const width = step * (1 - BETWEEN);
  const begin = from + (to - from - step * (count - BETWEEN)) / 2;
  return { step, width, middleOf: (index) => begin + index * step + width / 2 };
}
