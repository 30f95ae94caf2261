import 'fake-indexeddb/auto';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { jobApi, sharingApi } from '@ablesbar/api-client';
import type { Share } from '@ablesbar/domain';
import { aJob, aMeter } from '@ablesbar/domain/testing';
import { buttonClass } from '@ablesbar/ui';
import { startedPortal } from '../../app/testing/started-portal';
import { workplaceAround } from '../../app/testing/workplace-around';
import { ShareList } from '../ShareList/ShareList';
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
  expect(screen.getByText(/^Der Server hat geantwortet, aber keine Liste/)).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1, name: 'Freigaben' })).toBeInTheDocument();
});

const aShare = (part: Partial<Share>): Share => ({
  ...{ id: 's-1', name: '', username: null, allowToReShare: false, jobIds: [] },
  sharedAccounts: [],
  ...part,
});

test('the focus goes on to the meter beside the one that is taken out, and to the title after the last', async () => {
  const { store, wrapper } = workplaceAround(await startedPortal());
  const value = ['A1', 'A2', 'A3'].map((meterNumber, n) =>
    aJob({ id: `j-${n}`, meter: aMeter({ meterNumber }) }),
  );
  store.dispatch(jobApi.util.upsertQueryEntries([{ endpointName: 'jobs', arg: 'a-1', value }]));
  const shared = (...jobIds: readonly string[]) => [aShare({ name: 'B', jobIds })];
  const { upsertQueryEntries, updateQueryData } = sharingApi.util;
  store.dispatch(
    upsertQueryEntries([
      { endpointName: 'shares', arg: 'a-1', value: shared('j-0', 'j-1', 'j-2') },
    ]),
  );
  const leave = (...jobIds: readonly string[]) =>
    store.dispatch(updateQueryData('shares', 'a-1', () => shared(...jobIds)));
  render(
    <MemoryRouter>
      <ShareScreen accountId="a-1" shareId="s-1" />
    </MemoryRouter>,
    { wrapper },
  );
  const button = (number: string) =>
    screen.getByRole('button', { name: `${number} aus der Freigabe nehmen` });
  button('A1').focus();
  leave('j-1', 'j-2');
  await waitFor(() => expect(button('A2')).toHaveFocus());
  button('A3').focus();
  leave('j-1');
  await waitFor(() => expect(button('A2')).toHaveFocus());
  leave();
  await waitFor(() => expect(screen.getByRole('heading', { name: 'B' })).toHaveFocus());
});

test.each([
  { says: 'its own', share: aShare({ name: 'Haus 1' }), is: 'Haus 1' },
  { says: 'that of its user', share: aShare({ name: ' ', username: 'haus-1' }), is: 'haus-1' },
  { says: 'a word of ours', share: aShare({}), is: 'Zugang ohne Namen' },
])('the name of a share is everywhere $says', async ({ share, is }) => {
  const { store, wrapper } = workplaceAround(await startedPortal());
  const onward = aShare({ ...share, id: 's-2' });
  const value = [{ ...share, sharedAccounts: [onward] }];
  store.dispatch(
    sharingApi.util.upsertQueryEntries([{ endpointName: 'shares', arg: 'a-1', value }]),
  );
  render(
    <MemoryRouter>
      <ShareList accountId="a-1" />
      <ShareScreen accountId="a-1" shareId="s-1" />
    </MemoryRouter>,
    { wrapper },
  );
  expect(await screen.findAllByRole('link', { name: is })).toHaveLength(2);
  expect(screen.getByRole('heading', { name: is })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Freigabe löschen' }));
  expect(screen.getByRole('dialog', { name: `${is} löschen?` })).toBeInTheDocument();
});

const renewal = { name: 'Neue Zugangsdaten erstellen' };

/** The page of the share 'Haus 1'. */
async function openShare() {
  const { store, wrapper } = workplaceAround(await startedPortal());
  const value = [aShare({ name: 'Haus 1' })];
  store.dispatch(
    sharingApi.util.upsertQueryEntries([{ endpointName: 'shares', arg: 'a-1', value }]),
  );
  render(
    <MemoryRouter>
      <ShareScreen accountId="a-1" shareId="s-1" />
    </MemoryRouter>,
    { wrapper },
  );
}

test('new login data end those in use, so the button for them is not the first to press', async () => {
  await openShare();
  const renew = await screen.findByRole('button', renewal);
  expect(renew).toHaveClass(buttonClass({}), { exact: true });
  const remove = screen.getByRole('button', { name: 'Freigabe löschen' });
  expect(remove).toHaveClass(buttonClass({ variant: 'danger' }), { exact: true });
  await userEvent.click(renew);
  const dialog = screen.getByRole('dialog', { name: 'Neue Zugangsdaten für Haus 1 erstellen?' });
  expect(within(dialog).getByRole('button', renewal)).toBeVisible();
});

test('login data that could not be created are said to be so, and none are shown', async () => {
  await openShare();
  await userEvent.click(await screen.findByRole('button', renewal));
  const dialog = screen.getByRole('dialog', { name: /^Neue Zugangsdaten/ });
  await userEvent.click(within(dialog).getByRole('button', renewal));
  const failure = await within(dialog).findByText('Fehler: Zugang erstellen');
  expect(failure).toBeVisible();
  expect(within(dialog).getByText(/^Der Zugang konnte nicht erstellt werden\./)).toBeVisible();
  expect(screen.queryByRole('dialog', { name: /^Zugang für/ })).toBeNull();
});
