import { bands } from './bands';

test.each([
  { says: 'one stands in the middle', count: 1, middles: [50] },
  { says: 'two have the same air beside them', count: 2, middles: [26.19, 73.81] },
  { says: 'none is no division by nothing', count: 0, middles: [] },
])('$says', ({ count, middles }) => {
  const { middleOf } = bands(count, 0, 100);
  const found = Array.from({ length: count }, (_, n) => Number(middleOf(n).toFixed(2)));
  expect(found).toEqual(middles);
});

test('they fill the place between, and leave three tenths of a step between them', () => {
  const { step, width, middleOf } = bands(4, 48, 640);
  expect(step - width).toBeCloseTo(0.3 * step);
  expect(middleOf(0) - width / 2 - 48).toBeCloseTo(0.2 * step);
  expect(640 - middleOf(3) - width / 2).toBeCloseTo(0.2 * step);
});
