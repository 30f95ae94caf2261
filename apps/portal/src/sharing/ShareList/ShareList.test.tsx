import { screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import type { Share } from '@ablesbar/domain';
import { aJob } from '@ablesbar/domain/testing';
import { showSharing } from '../testing/show-sharing';
import { ShareRows } from './ShareList';

const share: Share = {
  id: 's-1',
  name: 'Haus 1',
  username: null,
  jobIds: ['j-1', 'j-2'],
  sharedAccounts: [],
  allowToReShare: false,
};
const show = (jobs: readonly ReturnType<typeof aJob>[]) =>
  showSharing(
    <MemoryRouter>
      <ShareRows accountId="a-1" shares={[share]} jobs={jobs} />
    </MemoryRouter>,
  );

test('a share shows how many of its meters are read', async () => {
  await show([aJob({ id: 'j-1', done: true }), aJob({ id: 'j-2' })]);
  expect(screen.getByText('2 Zähler')).toBeVisible();
  expect(screen.getByText('1 von 2 fertig')).toBeVisible();
});

test('a share of meters that the account does not see shows no progress', async () => {
  await show([]);
  expect(screen.getByText('2 Zähler')).toBeVisible();
  expect(screen.queryByText(/fertig/)).not.toBeInTheDocument();
});
