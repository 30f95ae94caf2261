import { render, screen } from '@testing-library/react';
import { QrCode } from './QrCode';

const X = true;
const o = false;

test('draws the dark cells, those side by side as one bar', () => {
  const cells = [
    [X, X, o],
    [o, o, o],
    [X, o, X],
  ];
  render(<QrCode label="Link zum Zugang" cells={cells} />);
  const code = screen.getByRole('img', { name: 'Link zum Zugang' });
  expect(code.querySelector('path')).toHaveAttribute('d', 'M0 0h2v1H0zM0 2h1v1H0zM2 2h1v1H2z');
});
