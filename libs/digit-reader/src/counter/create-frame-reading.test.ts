import type { Digit, FieldGuess } from '../field/field-guess';
import { createFrameReading } from './create-frame-reading';

const frame = { data: new Uint8ClampedArray(400), width: 10, height: 10 };
const boxes = (count: number) =>
  Array.from({ length: count }, (_, n) => ({ left: n, top: 0, width: 1, height: 1.6 }));

/** `?` is a field that nobody can read. */
const seen = (digits: string): readonly FieldGuess[] =>
  [...digits].map((digit) =>
    digit === '?'
      ? { shows: 'unknown' }
      : { shows: 'digit', digit: Number(digit) as Digit, confidence: 0.99 },
  );

function after(frames: readonly string[]): string {
  let now = '';
  const read = createFrameReading({ read: () => seen(now) });
  let digits: readonly (Digit | null)[] = [];
  for (const each of frames) {
    now = each;
    digits = read(frame, boxes(each.length));
  }
  return digits.map((digit) => digit ?? '?').join('');
}

test('what is known of the meter decides between the two digits of a drum', () => {
  const turning: FieldGuess = { shows: 'between', leaving: 2, confidence: 0.9 };
  const read = createFrameReading({ read: () => [...seen('012'), turning, ...seen('5')] });
  const known = { lastValue: 1220, usualRise: 10 };
  let digits: readonly (Digit | null)[] = [];
  for (let n = 0; n < 3; n += 1) digits = read(frame, boxes(5), known);
  expect(digits).toEqual([0, 1, 2, 2, 5]);
  expect(read(frame, boxes(5))).toEqual([0, 1, 2, null, 5]);
});

test.each([
  { says: 'two frames are not enough', frames: ['123', '123'], digits: '???' },
  { says: 'three that agree are', frames: ['123', '123', '123'], digits: '123' },
  { says: 'one field stays open', frames: ['12?', '12?', '12?'], digits: '12?' },
  {
    says: 'another frame does not count for the counter before',
    frames: ['123', '123', '123', '1234'],
    digits: '????',
  },
  {
    says: 'what was in view a second ago is forgotten',
    frames: [...Array<string>(5).fill('111'), ...Array<string>(8).fill('222')],
    digits: '222',
  },
])('$says: $digits', ({ frames, digits }) => {
  expect(after(frames)).toBe(digits);
});
