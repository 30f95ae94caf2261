import { render, screen } from '@testing-library/react';
import * as css from '../chart.css';
import { bands, type Bar, BarChart, barSign } from './BarChart';

const bar = (part: Partial<Bar>): Bar => ({
  label: '2026',
  value: 100,
  before: null,
  isEstimated: false,
  isNewMeter: false,
  ...part,
});

test.each([
  { says: 'a year is a bar', bars: [bar({})], shapes: 1, signs: 0 },
  { says: 'the year before stands beside it', bars: [bar({ before: 90 })], shapes: 2, signs: 0 },
  {
    says: 'a year without consumption has no bar',
    bars: [bar({ value: null })],
    shapes: 0,
    signs: 0,
  },
  {
    says: 'a change of the meter is marked',
    bars: [bar({ isNewMeter: true })],
    shapes: 1,
    signs: 1,
  },
])('$says', ({ bars, shapes, signs }) => {
  render(<BarChart label="Verbrauch je Jahr" bars={bars} format={String} places={0} />);
  const picture = screen.getByRole('img', { name: 'Verbrauch je Jahr' });
  expect(picture.querySelectorAll('rect')).toHaveLength(shapes);
  expect(picture.querySelectorAll('path[transform]')).toHaveLength(signs);
});

test('an estimate is dashed on its own side only', () => {
  const bars = [bar({ before: 90, isBeforeEstimated: true })];
  render(<BarChart label="Jahre" bars={bars} format={String} places={0} />);
  const [before, own] = screen.getByRole('img').querySelectorAll('rect');
  expect(before).toHaveClass(css.dashed);
  expect(own).not.toHaveClass(css.estimated);
});

test('the newest bar shows its value', () => {
  render(
    <BarChart
      label="Jahre"
      bars={[bar({ value: 1284 })]}
      format={(value) => `${value} kWh`}
      places={0}
    />,
  );
  expect(screen.getByText('1284 kWh')).toBeInTheDocument();
});

test.each([
  { says: 'one band stands in the middle', count: 1, middles: [50] },
  { says: 'two bands have the same space beside them', count: 2, middles: [26.19, 73.81] },
  { says: 'no band is no division by zero', count: 0, middles: [] },
])('$says', ({ count, middles }) => {
  const { middleOf } = bands(count, 0, 100);
  const found = Array.from({ length: count }, (_, n) => Number(middleOf(n).toFixed(2)));
  expect(found).toEqual(middles);
});

test('bands fill the whole width, with three tenths of a step between them', () => {
  const { step, width, middleOf } = bands(4, 48, 640);
  expect(step - width).toBeCloseTo(0.3 * step);
  expect(middleOf(0) - width / 2 - 48).toBeCloseTo(0.2 * step);
  expect(640 - middleOf(3) - width / 2).toBeCloseTo(0.2 * step);
});

const old = bar({ label: '2025' });
const oldEstimate = bar({ label: '2025', isEstimated: true });
test.each([
  { says: 'an earlier year', bars: [old, bar({})], sign: 'solid' },
  { says: 'the newest, if the others are estimates', bars: [oldEstimate, bar({})], sign: 'latest' },
  { says: 'only estimates', bars: [oldEstimate, bar({ isEstimated: true })], sign: 'estimated' },
  { says: 'no year is known', bars: [bar({ value: null })], sign: 'solid' },
])('the key shows a bar as it is drawn: $says', ({ bars, sign }) => {
  expect(barSign(bars)).toBe(sign);
});
