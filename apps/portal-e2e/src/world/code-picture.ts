import { constants, open, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { encode } from 'uqr';
import { prepareZXingModule, writeBarcode } from 'zxing-wasm/writer';

/** The size of the fake camera's picture. */
export const CAMERA = { width: 640, height: 480 };
const { width: WIDTH, height: HEIGHT } = CAMERA;
const WALL = 90;
const PAPER = 235;
const INK = 30;

interface Code {
  readonly columns: number;
  readonly rows: number;
  readonly isInk: (column: number, row: number) => boolean;
}

function qrCode(text: string): Code {
  const { data, size } = encode(text, { border: 4, ecc: 'M' });
  return { columns: size, rows: size, isInk: (column, row) => data[row]?.[column] === true };
}

/** The bars that makers print on meters (Code 128). */
async function barCode(text: string): Promise<Code> {
  const wasm = createRequire(import.meta.url).resolve('zxing-wasm/writer/zxing_writer.wasm');
  prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(await readFile(wasm)).buffer } });
  const { symbol } = await writeBarcode(text, { format: 'Code128' });
  const { data, width, height } = symbol;
  const isInk = (column: number, row: number) => data[row * width + column] === 0;
  return { columns: width, rows: height, isInk };
}

/** The brightness of each pixel of a picture: a code on paper in front of a grey wall. */
function draw({ columns, rows, isInk }: Code): Buffer {
  // A reader needs blank paper of ten bars on both sides.
  const cell = Math.min(8, Math.floor(WIDTH / (columns + 20)));
  const left = Math.floor((WIDTH - columns * cell) / 2);
  const top = Math.floor((HEIGHT - rows * cell) / 2);
  const picture = Buffer.alloc(WIDTH * HEIGHT, WALL);
  const margin = Math.min(10 * cell, top);
  for (let y = -margin; y < rows * cell + margin; y += 1) {
    for (let x = -margin; x < columns * cell + margin; x += 1) {
      const [column, row] = [Math.floor(x / cell), Math.floor(y / cell)];
      const isOnCode = column >= 0 && row >= 0 && column < columns && row < rows;
      const isDark = isOnCode && isInk(column, row);
      picture[(top + y) * WIDTH + left + x] = isDark ? INK : PAPER;
    }
  }
  return picture;
}

/** What the camera sees without anything in front of it. */
export const WALL_PICTURE = Buffer.alloc(WIDTH * HEIGHT, WALL);

/** Writes the film for the browser's fake camera (Y4M, ten pictures a second, again and again). */
export async function film(file: string, ...pictures: readonly Buffer[]): Promise<void> {
  const colourless = Buffer.alloc((WIDTH * HEIGHT) / 2, 128);
  const frames = pictures.flatMap((picture) => [Buffer.from('FRAME\n'), picture, colourless]);
  const head = Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420mpeg2\n`);
  // The browser wants two pictures at least.
  const bytes = Buffer.concat([head, ...frames, ...frames]);
  // A camera that is just closing still reads. Part of a picture, or an empty file, would end it.
  const written = await open(file, constants.O_WRONLY | constants.O_CREAT);
  await written.write(bytes, 0, bytes.length, 0);
  await written.truncate(bytes.length);
  await written.close();
}

export const filmCode = (file: string, text: string) => film(file, draw(qrCode(text)));

export const filmLabel = async (file: string, text: string) =>
  film(file, draw(await barCode(text)));

/** A photo of the code as BMP, which needs no compression; the lowest line comes first. */
export function photographCode(text: string) {
  const picture = draw(qrCode(text));
  const head = Buffer.alloc(54);
  head.write('BM');
  head.writeUInt32LE(head.length + picture.length * 3, 2);
  head.writeUInt32LE(head.length, 10);
  head.writeUInt32LE(40, 14);
  head.writeInt32LE(WIDTH, 18);
  head.writeInt32LE(HEIGHT, 22);
  head.writeUInt16LE(1, 26);
  head.writeUInt16LE(24, 28);
  const points = Buffer.alloc(picture.length * 3);
  picture.forEach((grey, n) => {
    const line = HEIGHT - 1 - Math.floor(n / WIDTH);
    points.fill(grey, (line * WIDTH + (n % WIDTH)) * 3, (line * WIDTH + (n % WIDTH) + 1) * 3);
  });
  return { name: 'karte.bmp', mimeType: 'image/bmp', buffer: Buffer.concat([head, points]) };
}
