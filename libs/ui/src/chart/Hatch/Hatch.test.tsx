import { render } from '@testing-library/react';
import { Hatch } from './Hatch';

test('is a pattern that a shape names', () => {
  const { container } = render(
    <svg>
      <Hatch id="stripes" />
    </svg>,
  );
  expect(container.querySelector('pattern')).toHaveAttribute('id', 'stripes');
});
