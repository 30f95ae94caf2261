import { render } from '@testing-library/react';
import { StateSign } from './StateSign';

test.each([
  { kind: 'counter', digits: '0000' },
  { kind: 'not-found', digits: '404' },
  { kind: 'search', digits: '' },
  { kind: 'failed', digits: '' },
] as const)('$kind shows "$digits" to the eye alone', ({ kind, digits }) => {
  const { container } = render(<StateSign kind={kind} />);
  expect(container).toHaveTextContent(digits);
  expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
});
