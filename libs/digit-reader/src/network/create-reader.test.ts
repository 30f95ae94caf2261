import { FIELD_HEIGHT, FIELD_WIDTH } from '../field/cut-field';
import type { FieldGuess } from '../field/field-guess';
import { loadReader } from './load-reader';

/** A field with bars of a display: [left, top, width, height]. */
function fieldWith(
  bars: readonly (readonly [number, number, number, number])[],
  ink = 20,
  glass = 200,
) {
  const field = new Uint8Array(FIELD_WIDTH * FIELD_HEIGHT).fill(glass);
  for (const [left, top, width, height] of bars)
    for (let y = top; y < top + height; y += 1)
      field.fill(ink, y * FIELD_WIDTH + left, y * FIELD_WIDTH + left + width);
  return field;
}

/** Between two segments of a display is a gap. */
const SEGMENTS = {
  a: [6, 4, 8, 3],
  b: [12, 5, 3, 10],
  c: [12, 16, 3, 10],
  d: [6, 25, 8, 3],
  e: [5, 16, 3, 10],
  f: [5, 5, 3, 10],
  g: [6, 14, 8, 3],
} as const;

const shapes = [
  'abcdef',
  'bc',
  'abged',
  'abgcd',
  'fgbc',
  'afgcd',
  'afgedc',
  'abc',
  'abcdefg',
  'abcdfg',
];
const barsOf = (shape: string) => [...shape].map((name) => SEGMENTS[name as keyof typeof SEGMENTS]);

/** The right half of an 8 at the left edge, the left half of the next at the right edge. */
const seam = [
  [0, 4, 3, 3],
  [2, 4, 3, 24],
  [0, 14, 3, 3],
  [0, 25, 3, 3],
  [15, 4, 3, 24],
  [17, 4, 3, 3],
  [17, 14, 3, 3],
  [17, 25, 3, 3],
] as const;

const shownIn = (guess?: FieldGuess) => (guess?.shows === 'digit' ? guess.digit : null);

test.each(shapes.map((shape, digit) => ({ digit, shape })))(
  'reads the display $digit, in the negative at least not as another',
  async ({ digit, shape }) => {
    const reader = await loadReader();
    const [dark, light] = reader.read([
      fieldWith(barsOf(shape)),
      fieldWith(barsOf(shape), 230, 90),
    ]);
    expect(shownIn(dark)).toBe(digit);
    expect([digit, null]).toContain(shownIn(light));
  },
);

test.each([
  { says: 'black', field: fieldWith([], 0, 0) },
  { says: 'white', field: fieldWith([], 0, 255) },
  { says: 'an edge', field: fieldWith([[0, 0, 20, 16]]) },
  { says: 'the seam between two displays', field: fieldWith(seam) },
])('$says is no digit', async ({ field }) => {
  const reader = await loadReader();
  expect(shownIn(reader.read([field])[0])).toBeNull();
});

test('its answers are likelihoods: 21 that are 1 together', async () => {
  const reader = await loadReader();
  const answers = Array.from(reader.answers(fieldWith(barsOf('abc'))));
  expect(answers).toHaveLength(21);
  expect(answers.reduce((sum, answer) => sum + answer, 0)).toBeCloseTo(1);
});
