import { cutField } from './cut-field';
import { FIELD_HEIGHT, FIELD_WIDTH } from './cut-field';

/** A frame whose brightness says where a pixel is. */
function frameOf(width: number, height: number, level: (x: number, y: number) => number) {
  const pixels = Array.from({ length: width * height }, (_, at) => {
    const value = level(at % width, Math.floor(at / width));
    return [value, value, value, 255];
  });
  return { data: Uint8ClampedArray.from(pixels.flat()), width, height };
}

test('a field of its own size is taken pixel by pixel', () => {
  const frame = frameOf(60, 40, (x, y) => x * 4 + (y % 2));
  const field = cutField(frame, { left: 10, top: 4, width: 20, height: 32 });
  expect(Array.from(field.slice(0, 3))).toEqual([40, 44, 48]);
  expect(field[FIELD_WIDTH]).toBe(41);
  expect(field).toHaveLength(FIELD_WIDTH * FIELD_HEIGHT);
});

test('a larger field becomes the mean of what each pixel covers', () => {
  const frame = frameOf(80, 128, (x, y) => ((x + y) % 2) * 200);
  const field = cutField(frame, { left: 0, top: 0, width: 80, height: 128 });
  expect(new Set(field)).toEqual(new Set([100]));
});

test('beyond the frame its edge goes on', () => {
  const field = cutField(
    frameOf(1, 1, () => 77),
    { left: -5, top: -5, width: 60, height: 90 },
  );
  expect(new Set(field)).toEqual(new Set([77]));
});

test('green is brighter than red, red brighter than blue', () => {
  const box = { left: 0, top: 0, width: 1, height: 1 };
  const [red, green, blue] = [0, 1, 2].map((channel) => {
    const data = [0, 0, 0, 255].map((value, at) => (at === channel ? 200 : value));
    return cutField({ data, width: 1, height: 1 }, box)[0];
  });
  expect([red, green, blue]).toEqual([60, 117, 23]);
});
