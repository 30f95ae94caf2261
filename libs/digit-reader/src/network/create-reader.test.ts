import { FIELD_HEIGHT, FIELD_WIDTH } from '../field/field-size';
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

const SEGMENTS = {
  a: [6, 4, 8, 3],
  b: [12, 4, 3, 12],
  c: [12, 16, 3, 12],
  d: [6, 25, 8, 3],
  e: [5, 16, 3, 12],
  f: [5, 4, 3, 12],
  g: [6, 14, 8, 3],
} as const;

const barsOf = (shape: string) => [...shape].map((name) => SEGMENTS[name as keyof typeof SEGMENTS]);

test.each([
  { says: 'black', field: fieldWith([], 0, 0) },
  { says: 'white', field: fieldWith([], 0, 255) },
  { says: 'an edge', field: fieldWith([[0, 0, 20, 16]]) },
  {
    says: 'the seam between two digits',
    field: fieldWith([
      [0, 4, 3, 24],
      [17, 4, 3, 24],
    ]),
  },
])('$says is no digit', async ({ field }) => {
  const reader = await loadReader();
  expect(reader.read([field])[0]?.shows).not.toBe('digit');
});

test('its answers are likelihoods: 21 that are 1 together', async () => {
  const reader = await loadReader();
  const answers = Array.from(reader.answers(fieldWith(barsOf('abc'))));
  expect(answers).toHaveLength(21);
  expect(answers.reduce((sum, answer) => sum + answer, 0)).toBeCloseTo(1);
});
