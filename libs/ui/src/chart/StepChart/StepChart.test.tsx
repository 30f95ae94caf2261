import { render, screen } from '@testing-library/react';
import { StepChart } from './StepChart';

test('a note lengthens the picture and ends in a dot', () => {
  const step = { from: 0, to: 365, value: 3.2, isEstimated: false };
  const label = 'Verbrauch je Tag';
  const props = { label, steps: [step], ticks: [], changes: [], format: String, places: 1 };
  render(<StepChart {...props} notes={[{ ...step, from: 365, to: 400 }]} />);
  const [end] = screen.getByRole('img', { name: label }).querySelectorAll('circle');
  const [line] = screen.getByRole('img', { name: label }).querySelectorAll('path[d*="L"]');
  const rightOf = (text = '') =>
    Math.max(...[...text.matchAll(/([\d.]+),/g)].map(([, x]) => Number(x)));
  expect(Number(end?.getAttribute('cx'))).toBeGreaterThan(rightOf(line?.getAttribute('d') ?? ''));
});

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
      places={1}
    />,
  );
  const picture = screen.getByRole('img', { name: 'Verbrauch je Tag' });
  expect(picture).toHaveTextContent('2026');
  expect(picture).toHaveTextContent('3,5');
  // The paths of the two steps contain an L, and so does the diamond; axis and grid use only M, H, v and V.
  expect(picture.querySelectorAll('path[d*="L"]').length).toBeGreaterThanOrEqual(2);
});
