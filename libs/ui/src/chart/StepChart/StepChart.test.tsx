import { render, screen } from '@testing-library/react';
import { StepChart } from './StepChart';

test('draws every step, marks a change of the meter, and shows the last value', () => {
  render(
    <StepChart
      label="Verbrauch je Tag"
      steps={[
        { from: 0, to: 365, value: 3.2, isEstimated: false },
        { from: 365, to: 370, value: 3.5, isEstimated: true },
      ]}
      ticks={[{ at: 40, label: '2026' }]}
      changes={[365]}
      format={(value) => value.toFixed(1).replace('.', ',')}
    />,
  );
  const picture = screen.getByRole('img', { name: 'Verbrauch je Tag' });
  expect(picture).toHaveTextContent('2026');
  expect(picture).toHaveTextContent('3,5');
  // The paths of the two steps contain an L, and so does the diamond; axis and grid use only M, H, v and V.
  expect(picture.querySelectorAll('path[d*="L"]').length).toBeGreaterThanOrEqual(2);
});
