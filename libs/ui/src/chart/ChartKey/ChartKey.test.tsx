import { render, screen } from '@testing-library/react';
import { ChartKey, Hatch } from './ChartKey';

test('explains each sign in words', () => {
  render(
    <ChartKey
      entries={[
        { sign: 'before', label: 'Jahr davor' },
        { sign: 'dashed', label: 'geschätzt' },
        { sign: 'change', label: 'Zählerwechsel' },
        { sign: 'noted', label: 'Notiz' },
      ]}
    />,
  );
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Jahr davor',
    'geschätzt',
    'Zählerwechsel',
    'Notiz',
  ]);
});

test('is a pattern that a shape names', () => {
  const { container } = render(
    <svg>
      <Hatch id="stripes" />
    </svg>,
  );
  expect(container.querySelector('pattern')).toHaveAttribute('id', 'stripes');
});
