import { render } from '@testing-library/react';
import { allIcons } from '../icons/testing/all-icons';

test.each(Object.entries(allIcons))('%s draws something and is silent', (_, Shown) => {
  const { container } = render(<Shown size={20} />);
  const svg = container.querySelector('svg');
  expect(svg).toHaveAttribute('aria-hidden', 'true');
  expect(svg?.childElementCount).toBeGreaterThan(0);
});
