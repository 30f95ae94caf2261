import 'fake-indexeddb/auto';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { jobApi } from '@ablesbar/api-client';
import { aJob } from '@ablesbar/domain/testing';
import { recordOf } from '@ablesbar/offline-queue/testing';
import { startedPortal } from '../../app/testing/started-portal';
import { workplaceAround } from '../../app/testing/workplace-around';
import { queueChanged } from '../../outbox/outbox.slice';
import { HomeScreen } from './HomeScreen';

type Item = Parameters<typeof recordOf>[0];

/** The start screen of an account with one open job, while these readings wait. */
async function open(waiting: readonly Item[] = []) {
  const started = await startedPortal();
  const state = { ...started.session.state(), accountIds: ['a-1'] };
  const portal = { ...started, session: { ...started.session, state: () => state } };
  const { store, wrapper } = workplaceAround(portal);
  const entry = { endpointName: 'jobs', arg: 'a-1', value: [aJob({ id: 'j-9' })] } as const;
  store.dispatch(jobApi.util.upsertQueryEntries([entry]));
  const records = waiting.map((item, n) => recordOf({ id: `r-${n}`, ...item }));
  store.dispatch(queueChanged({ waiting: records, isSending: false }));
  render(
    <MemoryRouter>
      <HomeScreen />
    </MemoryRouter>,
    { wrapper },
  );
  return (await screen.findByRole('main')).textContent;
}

const ITSELF = 'Gesendet wird von selbst.';
const LOGIN = 'Gesendet wird nach der nächsten Anmeldung mit dem Zugang.';
const NEVER = 'Was dagegen spricht, steht oben unter „Noch nicht gesendet“.';

test.each([
  { says: 'nothing waits', waiting: [], is: [], not: [ITSELF, LOGIN, NEVER] },
  {
    says: 'one waits for the connection',
    waiting: [{}],
    is: ['1 Ablesung noch nicht gesendet', ITSELF],
    not: [LOGIN, NEVER],
  },
  {
    says: 'one waits for a login',
    waiting: [{ state: 'AUTH_BLOCKED' }],
    is: ['1 Ablesung noch nicht gesendet', LOGIN],
    not: [ITSELF, NEVER],
  },
  {
    says: 'one was refused',
    waiting: [{ state: 'REJECTED' }],
    is: ['1 Ablesung geht nicht von selbst ab', NEVER],
    not: ['1 Ablesung noch nicht gesendet', ITSELF, LOGIN],
  },
  {
    says: 'there is each of them, and one that lost a photo',
    waiting: [...[{}, {}, { state: 'AUTH_BLOCKED' }, { state: 'REJECTED' }, { state: 'DAMAGED' }]],
    is: [
      ...['2 Ablesungen noch nicht gesendet', ITSELF, '1 Ablesung noch nicht gesendet', LOGIN],
      ...['2 Ablesungen gehen nicht von selbst ab', NEVER],
    ],
    not: ['5 Ablesungen'],
  },
] as const)('what goes by itself, and what does not: $says', async ({ waiting, is, not }) => {
  const text = await open(waiting);
  is.forEach((part) => expect(text).toContain(part));
  not.forEach((part) => expect(text).not.toContain(part));
});
