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
  /** Drawn to scale it would leave the picture. */
  readonly isBroken: boolean;
  /** The right end of the number over the entered bar. */
  readonly saidAt: number;
}

const [WIDTH, HEIGHT] = [240, 172];
const [TOP, BOTTOM] = [22, 140];
const THICK = 30;
/** Beside a bar twice as high as all others one still sees how these differ; beside a larger one not. */
const MOST_TIMES = 2;
/** A band, or a bar, of nothing would not be seen. */
const LEAST = 3;

/** Where everything stands; every period has the same width, the entered one is the last. */
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
    // Side by side, however few they are.
    before: before.map((amount, n) => bar(amount, left - step * (before.length - n))),
    entered: bar(entered, left),
    isBroken,
    saidAt: WIDTH - 1,
  };
}
