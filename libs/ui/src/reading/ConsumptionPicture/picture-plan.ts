export interface PictureBar {
  readonly left: number;
  readonly top: number;
  readonly thick: number;
}

export interface PicturePlan {
  readonly width: number;
  readonly height: number;
  /** Where the axis lies. */
  readonly bottom: number;
  readonly band: { readonly top: number; readonly bottom: number };
  readonly before: readonly PictureBar[];
  readonly entered: PictureBar;
  /** The entered bar is too high to be drawn to scale. */
  readonly isBroken: boolean;
  /** The right end of the number above the entered bar. */
  readonly saidAt: number;
}

const [WIDTH, HEIGHT] = [240, 172];
const [TOP, BOTTOM] = [22, 140];
const THICK = 30;
/** Beside a bar up to twice as high as the others, the differences between these are still visible. */
const MOST_TIMES = 2;
/** A band or a bar of zero would be invisible. */
const LEAST = 3;

/** The positions of all parts. Every period has the same width; the entered period is the last. */
export function picturePlan({
  band,
  before,
  entered,
}: {
  readonly band: { readonly lowest: number; readonly highest: number };
  readonly before: readonly number[];
  readonly entered: number;
}): PicturePlan {
  const usual = Math.max(band.highest, ...before);
  const isBroken = entered > usual * MOST_TIMES;
  const most = isBroken ? usual * MOST_TIMES : Math.max(usual, entered);
  const high = (amount: number) =>
    most === 0 ? 0 : (Math.min(amount, most) / most) * (BOTTOM - TOP);
  const left = WIDTH - THICK - 12;
  const step = Math.min(46, left / Math.max(1, before.length));
  const bar = (amount: number, at: number): PictureBar => ({
    left: at,
    top: BOTTOM - Math.max(LEAST, amount > most ? BOTTOM - TOP : high(amount)),
    thick: THICK,
  });
  const bandTop = BOTTOM - high(band.highest);
  return {
    width: WIDTH,
    height: HEIGHT,
    bottom: BOTTOM,
    band: { top: bandTop, bottom: Math.max(bandTop + LEAST, BOTTOM - high(band.lowest)) },
    // The bars are placed side by side next to the entered bar, even if there are only a few.
    before: before.map((amount, n) => bar(amount, left - step * (before.length - n))),
    entered: bar(entered, left),
    isBroken,
    saidAt: WIDTH - 1,
  };
}
