import { writeFile } from 'node:fs/promises';
import { encode } from 'uqr';

const WIDTH = 640;
const HEIGHT = 480;
const CELL = 8;
const WALL = 90;
const PAPER = 235;
const INK = 30;

/** The brightness of each pixel of a picture: a code on a card in front of a grey wall. */
function drawCode(text: string): Buffer {
  const { data: cells, size } = encode(text, { border: 4, ecc: 'M' });
  const left = Math.floor((WIDTH - size * CELL) / 2);
  const top = Math.floor((HEIGHT - size * CELL) / 2);
  const picture = Buffer.alloc(WIDTH * HEIGHT, WALL);
  for (let y = 0; y < size * CELL; y += 1) {
    for (let x = 0; x < size * CELL; x += 1) {
      const isInk = cells[Math.floor(y / CELL)]?.[Math.floor(x / CELL)] === true;
      picture[(top + y) * WIDTH + left + x] = isInk ? INK : PAPER;
    }
  }
  return picture;
}

/** Writes the film for the browser's fake camera (Y4M, two equal frames). */
export async function filmCode(file: string, text: string): Promise<void> {
  const colourless = Buffer.alloc((WIDTH * HEIGHT) / 2, 128);
  const frame = [Buffer.from('FRAME\n'), drawCode(text), colourless];
  const head = Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420mpeg2\n`);
  await writeFile(file, Buffer.concat([head, ...frame, ...frame]));
}

/** A photo of the code as BMP, which needs no compression; the lowest line comes first. */
export function photographCode(text: string) {
  const picture = drawCode(text);
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
