/** The brightness of each pixel, row by row. */
export interface GreyPicture {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** Why digits may not be legible in a picture. */
export type PictureFlaw = 'dark' | 'glare' | 'blurred' | 'tilted';

const DARK_BELOW = 48;
const GLARE_FROM = 250;
const GLARE_SHARE = 0.06;
/** Paper is bright all over; glare lies on something darker. */
const WHITE_FROM = 230;
/** An edge that goes from dark to bright within two pixels has a third of its contrast in each. */
const SHARP_FROM = 0.24;
/** Less contrast than this is a wall or noise, which is neither sharp nor blurred. */
const LEAST_CONTRAST = 24;
const TILTED_FROM_DEGREES = 7;
/** How much the edges must agree about a direction before it says anything. */
const AGREEMENT = 0.35;

/**
 * What is wrong with a picture, the worst first. It is measured from the picture alone, so it is
 * advice: a picture is never refused for it. `fine` is the share of the pixels that lie on sharp edges
 * in a good picture: a frame is full of digits, a whole photo shows mostly a wall.
 */
export function judgePicture(picture: GreyPicture, fine = 0.01): readonly PictureFlaw[] {
  const { data } = picture;
  if (data.length === 0) return [];
  // In the dark, the camera's noise would count as blur.
  if (brightnessAt(data, 0.9) < DARK_BELOW * 2 && mean(data) < DARK_BELOW) return ['dark'];
  const { contrast, steepness, tilt, agreement } = edgesOf(picture, fine);
  const flaws: PictureFlaw[] = [];
  if (brightShare(data) > GLARE_SHARE && brightnessAt(data, 0.5) < WHITE_FROM) flaws.push('glare');
  if (contrast >= LEAST_CONTRAST && steepness < SHARP_FROM) flaws.push('blurred');
  if (agreement > AGREEMENT && Math.abs(tilt) > TILTED_FROM_DEGREES) flaws.push('tilted');
  return flaws;
}

function mean(data: Uint8Array): number {
  return data.reduce((sum, grey) => sum + grey, 0) / data.length;
}

/** The brightness below which this share of the pixels lies. */
function brightnessAt(data: Uint8Array, share: number): number {
  const counts = new Uint32Array(256);
  for (const grey of data) counts[grey] = (counts[grey] ?? 0) + 1;
  let seen = 0;
  return counts.findIndex((count) => (seen += count) >= share * data.length);
}

function brightShare(data: Uint8Array): number {
  return data.reduce((count, grey) => count + (grey >= GLARE_FROM ? 1 : 0), 0) / data.length;
}

interface Edges {
  /** Between the dark and the bright parts. */
  readonly contrast: number;
  /** The share of the contrast that the steepest edges take within one pixel. */
  readonly steepness: number;
  /** How far the edges are from upright and level, in degrees. */
  readonly tilt: number;
  /** 1: all edges have one direction (or stand at right angles), 0: they have any. */
  readonly agreement: number;
}

function edgesOf({ data, width, height }: GreyPicture, fine: number): Edges {
  const contrast = brightnessAt(data, 0.98) - brightnessAt(data, 0.02);
  const greyAt = (at: number) => data[at] ?? 0;
  const rowAt = (at: number) => greyAt(at - 1) + 2 * greyAt(at) + greyAt(at + 1);
  const columnAt = (at: number) => greyAt(at - width) + 2 * greyAt(at) + greyAt(at + width);
  const slopes = new Uint32Array(256);
  let [along, across, all, count] = [0, 0, 0, 0];
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const at = y * width + x;
      // Three rows and columns each (Sobel): of one alone, a tilted edge looks like stairs.
      const right = (columnAt(at + 1) - columnAt(at - 1)) / 8;
      const down = (rowAt(at + width) - rowAt(at - width)) / 8;
      const slope = Math.hypot(right, down);
      const rounded = Math.min(255, Math.round(slope));
      slopes[rounded] = (slopes[rounded] ?? 0) + 1;
      count += 1;
      // Four times the angle makes the four directions of a box one direction.
      const angle = 4 * Math.atan2(down, right);
      along += slope ** 2 * Math.cos(angle);
      across += slope ** 2 * Math.sin(angle);
      all += slope ** 2;
    }
  }
  return {
    contrast,
    steepness: contrast === 0 ? 0 : steepest(slopes, fine * count) / contrast,
    tilt: (Math.atan2(across, along) / 4) * (180 / Math.PI),
    agreement: all === 0 ? 0 : Math.hypot(along, across) / all,
  };
}

/** The slope that only so many pixels exceed: a single bright dot must not count as sharp. */
function steepest(slopes: Uint32Array, count: number): number {
  let seen = 0;
  return Math.max(
    0,
    slopes.findLastIndex((pixels) => (seen += pixels) >= count),
  );
}
