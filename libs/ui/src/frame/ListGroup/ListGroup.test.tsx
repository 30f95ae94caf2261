import { render, screen } from '@testing-library/react';
import { ListGroup } from './ListGroup';

test('is a list with the name of its heading, which says how many there are', () => {
  render(
    <ListGroup title="Ohne Verlauf" count={5}>
      <li>6TCH0004418823</li>
    </ListGroup>,
  );
  expect(screen.getByRole('heading', { name: 'Ohne Verlauf 5' })).toBeInTheDocument();
  expect(screen.getByRole('list', { name: 'Ohne Verlauf' })).toHaveTextContent('6TCH0004418823');
});
