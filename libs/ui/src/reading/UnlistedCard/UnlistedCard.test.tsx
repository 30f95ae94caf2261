import { render, screen } from '@testing-library/react';
import { UnlistedCard } from './UnlistedCard';

test('the sign adds nothing to the words', () => {
  render(
    <a href="#neu">
      <UnlistedCard>Zähler fehlt in der Liste</UnlistedCard>
    </a>,
  );
  expect(screen.getByRole('link', { name: 'Zähler fehlt in der Liste' })).toBeInTheDocument();
});
