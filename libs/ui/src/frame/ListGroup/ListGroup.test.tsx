import { screen } from '@testing-library/react';
import { renderWithTexts } from '../../testing';
import { ListGroup } from './ListGroup';

test('is a list named by its heading, which shows the number of entries', async () => {
  await renderWithTexts(
    <ListGroup title="Ohne Verlauf" count={1200}>
      <li>6TCH0004418823</li>
    </ListGroup>,
  );
  expect(screen.getByRole('heading', { name: 'Ohne Verlauf 1.200' })).toBeInTheDocument();
  expect(screen.getByRole('list', { name: 'Ohne Verlauf' })).toHaveTextContent('6TCH0004418823');
});
