import { render } from '@testing-library/react';
import { Spinner } from './Spinner';

test('is hidden from screen readers', () => {
  const { container } = render(<Spinner />);
  expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
  expect(container.querySelectorAll('i')).toHaveLength(3);
});
