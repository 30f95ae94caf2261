import { render, screen } from '@testing-library/react';
import { Count } from './Count';

test('is one number for those who listen, and digits for those who look', () => {
  render(<Count decimal="41.4" unit="%" label="41,4 %" />);
  expect(screen.getByRole('img', { name: '41,4 %' })).toHaveTextContent('41,4%');
});

test('without decimals there is no comma', () => {
  render(<Count decimal="17" label="17" />);
  expect(screen.getByRole('img')).toHaveTextContent(/^17$/);
});
