import { halved, seeing } from './seeing';

const random = (count: number, seed: number) =>
  Float64Array.from({ length: count }, (_, at) => Math.sin(at * 12.9898 + seed) * 2);

/** What a layer is, said without any haste. */
function slowly(
  planes: Float64Array,
  width: number,
  height: number,
  into: number,
  out: number,
  weights: Float64Array,
  biases: number[],
) {
  const at = (plane: number, y: number, x: number) =>
    y < 0 || x < 0 || y >= height || x >= width
      ? 0
      : (planes[(plane * height + y) * width + x] ?? 0);
  const found: number[] = [];
  for (let output = 0; output < out; output += 1)
    for (let y = 0; y < height; y += 1)
      for (let x = 0; x < width; x += 1) {
        let sum = biases[output] ?? 0;
        for (let input = 0; input < into; input += 1)
          for (let tap = 0; tap < 9; tap += 1)
            sum +=
              at(input, y + Math.floor(tap / 3) - 1, x + (tap % 3) - 1) *
              (weights[(output * into + input) * 9 + tap] ?? 0);
        found.push(Math.max(0, sum));
      }
  return found;
}

test('sees what the slow way sees, edges too', () => {
  const [planes, weights] = [random(2 * 6 * 4, 1), random(3 * 2 * 9, 2)];
  const found = seeing(planes, 6, 4, { into: 2, out: 3, weights, biases: [0.1, -0.2, 0.3] });
  const slow = slowly(planes, 6, 4, 2, 3, weights, [0.1, -0.2, 0.3]);
  expect(slow.some((value) => value === 0)).toBe(true);
  slow.forEach((value, at) => expect(found[at]).toBeCloseTo(value, 10));
});

test('of each four the strongest remains; at an odd edge of two or one', () => {
  const planes = Float64Array.from([1, 2, 0, 3, 4, 9, 7, 6, 8, 5, 6, 0, 8, 7, 1, 2, 3, 4]);
  expect(Array.from(halved(planes, 3, 3, 2))).toEqual([4, 9, 7, 8, 8, 1, 3, 4]);
});
