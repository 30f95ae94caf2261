import { encode } from 'uqr';
import type { Pixels } from '@ablesbar/ui';
import { readPixels } from './read-pixels';

const LINK = 'https://ablesung.example/m/aB-3_x9Kq2LmN0pRsTuVwXyZ';
const CELL = 6;
const DARK = 30;
const LIGHT = 220;

interface Look {
  readonly isInverted?: boolean;
  readonly turns?: number;
  /** Side length of a stain in the middle of the code, in cells. */
  readonly stain?: number;
}

/** A printed code as a camera sees it: grey on grey, with a quiet zone around it. */
function picture(text: string, { isInverted = false, turns = 0, stain = 0 }: Look = {}): Pixels {
  const { data: cells, size } = encode(text, { border: 4, ecc: 'M' });
  const side = size * CELL;
  const data = new Uint8ClampedArray(side * side * 4);
  for (let y = 0; y < side; y += 1) {
    for (let x = 0; x < side; x += 1) {
      const [column, row] = turned(Math.floor(x / CELL), Math.floor(y / CELL), size, turns);
      const isStained = Math.max(Math.abs(2 * row - size), Math.abs(2 * column - size)) < stain;
      const isDark = !isStained && cells[row]?.[column] === true;
      const grey = isDark === isInverted ? LIGHT : DARK;
      data.set([grey, grey, grey, 255], (y * side + x) * 4);
    }
  }
  return { data, width: side, height: side };
}

function turned(x: number, y: number, size: number, turns: number): [number, number] {
  return turns === 0 ? [x, y] : turned(y, size - 1 - x, size, turns - 1);
}

test.each([
  { says: 'held straight', look: {} },
  { says: 'held on its side', look: { turns: 1 } },
  { says: 'upside down', look: { turns: 2 } },
  { says: 'light on dark, as on a screen at night', look: { isInverted: true } },
  { says: 'with a stain that its own repair covers', look: { stain: 5 } },
])('reads a code $says', ({ look }) => {
  expect(readPixels(picture(LINK, look))).toEqual([LINK]);
});

test.each([
  { says: 'a code with a larger stain', shown: picture(LINK, { stain: 20 }) },
  {
    says: 'a white wall',
    shown: { data: new Uint8ClampedArray(40_000).fill(255), width: 100, height: 100 },
  },
])('sees nothing in $says', ({ shown }) => {
  expect(readPixels(shown)).toEqual([]);
});
