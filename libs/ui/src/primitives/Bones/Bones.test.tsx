import { render } from '@testing-library/react';
import { Bones } from './Bones';

test.each(['list', 'screen'] as const)('a %s of bones is nothing to a screen reader', (shape) => {
  const { container } = render(<Bones shape={shape} />);
  expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
  expect(container).toHaveTextContent('');
  expect(container.querySelectorAll('span').length).toBeGreaterThan(3);
});
