import { render, screen } from '@testing-library/react';
import { ProgressRow } from './ProgressRow';

test('the count is said once, in words', () => {
  const { container } = render(
    <ProgressRow
      name="Gas"
      meterType="GAS_METER"
      done={3}
      total={8}
      label="3 von 8 fertig"
      figure="3 / 8"
      percent="37,5 %"
    />,
  );
  expect(screen.getByRole('img', { name: '3 von 8 fertig' })).toBeInTheDocument();
  expect(screen.getByText('3 / 8')).toHaveAttribute('aria-hidden', 'true');
  expect(container).toHaveTextContent('37,5 %');
});
