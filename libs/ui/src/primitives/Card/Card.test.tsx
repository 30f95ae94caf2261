import { render, screen } from '@testing-library/react';
import { Card } from './Card';

test('is a region with the name of its matter', () => {
  render(
    <Card title="Ablesungen">
      <p>17 von 41 fertig</p>
    </Card>,
  );
  expect(screen.getByRole('region', { name: 'Ablesungen' })).toHaveTextContent('17 von 41');
});
