import { render } from '@testing-library/react';
import { StateLine } from './StateLine';

test('every state has a sign of its own', () => {
  const signs = (['done', 'pending', 'warning'] as const).map((state) => {
    const { container } = render(<StateLine state={state} title="E-Mail" />);
    return container.querySelector('svg')?.innerHTML;
  });
  expect(new Set(signs).size).toBe(3);
});
