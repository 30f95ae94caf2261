import { screen } from '@testing-library/react';
import { renderWithTexts } from '../../testing';
import { ProgressRow } from './ProgressRow';

test('screen readers get the count once, in words', async () => {
  const { container } = await renderWithTexts(
    <ProgressRow
      name="Gas"
      meterType="GAS_METER"
      progress={{ done: 3, total: 8, percent: 37.5 }}
    />,
  );
  expect(screen.getByRole('img', { name: '3 von 8 fertig' })).toBeInTheDocument();
  expect(screen.getByText('3 / 8')).toHaveAttribute('aria-hidden', 'true');
  expect(container).toHaveTextContent('37,5 %');
});
