/** The size of every field's picture: what the network was trained with. */
export const FIELD_WIDTH = 20;
export const FIELD_HEIGHT = 32;

/** A frame of the camera as `getImageData` gives it: four bytes for each pixel. */
export interface Frame {
  readonly data: ArrayLike<number>;
  readonly width: number;
  readonly height: number;
}

/** Where one field lies in a frame, in pixels. It may reach beyond the frame. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** One field in gray, row by row, FIELD_WIDTH x FIELD_HEIGHT. */
export type FieldPicture = Uint8Array;

/** More samples for one pixel would cost time on a large frame and show nothing more. */
const MOST_SAMPLES = 6;

/** Each pixel is the mean of what it covers in the frame, so that a large frame does not flicker. */
export function cutField(frame: Frame, box: Box): FieldPicture {
  const picture = new Uint8Array(FIELD_WIDTH * FIELD_HEIGHT);
  const perPixel = { x: box.width / FIELD_WIDTH, y: box.height / FIELD_HEIGHT };
  const samples = { x: samplesFor(perPixel.x), y: samplesFor(perPixel.y) };
  for (let row = 0; row < FIELD_HEIGHT; row += 1) {
    for (let column = 0; column < FIELD_WIDTH; column += 1) {
      let sum = 0;
      for (let j = 0; j < samples.y; j += 1) {
        const y = box.top + (row + (j + 0.5) / samples.y) * perPixel.y;
        for (let i = 0; i < samples.x; i += 1) {
          const x = box.left + (column + (i + 0.5) / samples.x) * perPixel.x;
          sum += brightnessAt(frame, x, y);
        }
      }
      picture[row * FIELD_WIDTH + column] = Math.round(sum / (samples.x * samples.y));
    }
  }
  return picture;
}

const samplesFor = (perPixel: number) =>
  Math.min(MOST_SAMPLES, Math.max(1, Math.ceil(Math.abs(perPixel))));

/** Between the centres of four pixels, beyond the frame its edge. */
function brightnessAt(frame: Frame, x: number, y: number): number {
  const left = Math.floor(x - 0.5);
  const top = Math.floor(y - 0.5);
  const right = x - 0.5 - left;
  const down = y - 0.5 - top;
  const above = gray(frame, left, top) * (1 - right) + gray(frame, left + 1, top) * right;
  const below = gray(frame, left, top + 1) * (1 - right) + gray(frame, left + 1, top + 1) * right;
  return above * (1 - down) + below * down;
}

function gray({ data, width, height }: Frame, column: number, row: number): number {
  const x = Math.min(width - 1, Math.max(0, column));
  const y = Math.min(height - 1, Math.max(0, row));
  const at = (y * width + x) * 4;
  return 0.299 * (data[at] ?? 0) + 0.587 * (data[at + 1] ?? 0) + 0.114 * (data[at + 2] ?? 0);
}
