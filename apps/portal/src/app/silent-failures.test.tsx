import { act, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { createHttp, helpApi } from '@ablesbar/api-client';
import { createFakeServer, type FakeAnswer, json } from '@ablesbar/api-client/testing';
import { aJob } from '@ablesbar/domain/testing';
import type { Portal } from '../base/portal';
import { MeterHelpPanel } from '../help';
import { askRegistration } from '../registration';
import { Shell } from '../shell';
import { showContacts } from './show-contacts';
import { startedPortal } from './testing/started-portal';
import { workplaceAround } from './testing/workplace-around';

const PATHS = [
  '/api/public/contact/swm',
  '/api/public/meterReadingHelp/swm',
  '/api/pro/account/crm-registration-info',
];
const help = { isBeside: true, isOver: false, wasOpened: false, wasClosed: false };

/** The help of a meter in the frame of the portal, for an account whose server says only this. */
async function show(answer: FakeAnswer) {
  const started = await startedPortal();
  const server = createFakeServer();
  PATHS.forEach((path) => server.on('GET', path, answer));
  const state = { ...started.session.state(), accountIds: ['a-1'] };
  const portal: Portal = {
    ...started,
    http: createHttp({ fetch: server.fetch }),
    session: { ...started.session, state: () => state },
    sessions: {
      ...started.sessions,
      accessToken: async (value: string) => ({ ok: true, value }),
      claims: async () => ({ exp: 0, iat: null, sub: null, accountId: 'a-1', roles: [] }),
    },
  };
  const { store, wrapper } = workplaceAround(portal);
  const panel = { ...help, open: () => undefined, close: () => undefined };
  render(
    <MemoryRouter>
      <Shell>
        <MeterHelpPanel job={aJob()} help={panel} />
      </Shell>
    </MemoryRouter>,
    { wrapper },
  );
  await act(async () => {
    await Promise.all([showContacts(portal), store.dispatch(askRegistration())]);
  });
  const { select } = helpApi.endpoints.instructions;
  await waitFor(() => expect(select('swm')(store.getState()).isError).toBe(true));
  return { portal, asked: server.calls.map(({ path }) => path) };
}

test.each([
  { says: 'an error of the server', answer: json(503, {}) },
  { says: 'no answer', answer: 'lost' },
] as const)(
  'contact, instructions and registration raise no message after $says',
  async ({ answer }) => {
    const { portal, asked } = await show(answer);
    expect(asked).toEqual(expect.arrayContaining(PATHS));
    expect(screen.getByText(/Tippen Sie alle Ziffern ab/)).toBeVisible();
    expect(portal.notices.get()).toEqual([]);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('region', { name: 'Meldungen' })).toBeEmptyDOMElement();
  },
);
