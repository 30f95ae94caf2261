import { screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { showSharing } from '../testing/show-sharing';
import { ShareScreen } from './ShareScreen';

test('the screen has its heading while it loads and after a failure', async () => {
  await showSharing(
    <MemoryRouter>
      <ShareScreen accountId="a-1" shareId="s-1" />
    </MemoryRouter>,
  );
  expect(screen.getByText('Die Freigaben werden geladen')).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1, name: 'Freigaben' })).toBeInTheDocument();
  await screen.findByText('Die Freigaben konnten nicht geladen werden');
  expect(screen.getByRole('heading', { level: 1, name: 'Freigaben' })).toBeInTheDocument();
});
