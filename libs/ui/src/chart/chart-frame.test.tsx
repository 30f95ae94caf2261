import { render } from '@testing-library/react';
import { chartFrame, Grid } from './chart-frame';

test('draws a line with its number for each round value, up to over the largest', () => {
  const { container } = render(
    <svg>
      <Grid frame={chartFrame(320, 220, 3800)} format={(value) => `${value} kWh`} />
    </svg>,
  );
  const numbers = [...container.querySelectorAll('text')].map((text) => text.textContent);
  expect(numbers).toEqual(['0 kWh', '1000 kWh', '2000 kWh', '3000 kWh', '4000 kWh']);
  expect(container.querySelectorAll('path')).toHaveLength(5);
});
