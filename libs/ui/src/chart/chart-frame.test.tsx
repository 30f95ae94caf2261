import { render } from '@testing-library/react';
import { chartFrame, Grid } from './chart-frame';

const frame = (largest: number, places: number) => ({ largest, places });

test.each([
  { says: 'whole numbers', ...frame(3800, 0), ticks: [0, 1000, 2000, 3000, 4000] },
  { says: 'no half numbers where whole ones are printed', ...frame(1.8, 0), ticks: [0, 1, 2] },
  { says: 'halves where a decimal is printed', ...frame(1.8, 1), ticks: [0, 0.5, 1, 1.5, 2] },
  { says: 'tenths', ...frame(0.3, 2), ticks: [0, 0.1, 0.2, 0.3] },
  { says: 'nothing was used: zero alone', ...frame(0, 2), ticks: [0] },
])('numbers only what it can print: $says', ({ largest, places, ticks }) => {
  expect(chartFrame(320, 220, { largest, places }).ticks).toEqual(ticks);
});

test('draws a line with its number for each round value, up to over the largest', () => {
  const { container } = render(
    <svg>
      <Grid
        frame={chartFrame(320, 220, { largest: 3800, places: 0 })}
        format={(value) => `${value} kWh`}
      />
    </svg>,
  );
  const numbers = [...container.querySelectorAll('text')].map((text) => text.textContent);
  expect(numbers).toEqual(['0 kWh', '1000 kWh', '2000 kWh', '3000 kWh', '4000 kWh']);
  expect(container.querySelectorAll('path')).toHaveLength(5);
});
