import { render, screen } from '@testing-library/react';
import { type Bar, BarChart } from './BarChart';

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
  render(<BarChart label="Verbrauch je Jahr" bars={bars} format={String} />);
  const picture = screen.getByRole('img', { name: 'Verbrauch je Jahr' });
  expect(picture.querySelectorAll('rect')).toHaveLength(shapes);
  expect(picture.querySelectorAll('path[transform]')).toHaveLength(signs);
});

test('the newest says its value', () => {
  render(
    <BarChart label="Jahre" bars={[bar({ value: 1284 })]} format={(value) => `${value} kWh`} />,
  );
  expect(screen.getByText('1284 kWh')).toBeInTheDocument();
});
