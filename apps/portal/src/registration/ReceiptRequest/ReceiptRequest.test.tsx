import { act, render, screen } from '@testing-library/react';
import { createHttp } from '@ablesbar/api-client';
import { createFakeServer, json } from '@ablesbar/api-client/testing';
import { ROLES } from '@ablesbar/domain';
import { aConfig } from '@ablesbar/domain/testing';
import { startedPortal } from '../../app/testing/started-portal';
import { workplaceAround } from '../../app/testing/workplace-around';
import type { Portal } from '../../base/portal';
import { unknownAccount } from '../../session/session';
import { askRegistration } from '../ask-registration';
import { dialogOpened } from '../registration.slice';
import { ReceiptRequest } from './ReceiptRequest';

const INFO = '/api/pro/account/crm-registration-info';
const roles = [ROLES.proUser, ROLES.registeredUserReceipt];
const registered = {
  registered: true,
  currentConfirmedCommunicationTypes: ['EMAIL'],
  selfServiceToken: 's-1',
};
const stopped = { ...registered, registered: false, currentConfirmedCommunicationTypes: [] };

/** The request of a person who is registered at `base`. */
async function show(base: string) {
  jest.spyOn(document, 'hasFocus').mockReturnValue(true);
  const started = await startedPortal();
  const server = createFakeServer();
  server.on('GET', INFO, json(200, registered));
  const config = aConfig({
    communicationSettings: {
      sendingCrmRegisteredUserReadingReceiptAllowed: true,
      showSendingReadingReceiptOnHomeScreen: true,
    },
    crmSettings: {
      registrationEnabled: true,
      showRegistrationOnHomeScreen: true,
      externalRegistrationOptInBaseUrl: base,
    },
  });
  const token = async (value: string) => ({ ok: true as const, value });
  const state = {
    ...started.session.state(),
    accountIds: ['a-1'],
    accounts: { 'a-1': { ...unknownAccount, roles } },
  };
  const portal: Portal = {
    ...started,
    application: { ...started.application, config },
    http: createHttp({ fetch: server.fetch }),
    session: { ...started.session, state: () => state },
    sessions: {
      ...started.sessions,
      accessToken: token,
      claims: async () => ({ exp: 0, iat: null, sub: null, accountId: 'a-1', roles }),
    },
  };
  const { store, wrapper } = workplaceAround(portal);
  const comeBack = () => act(() => store.dispatch(askRegistration()));
  await comeBack();
  render(<ReceiptRequest place="home" />, { wrapper });
  return { server, store, comeBack, asked: () => server.calls.map(({ path }) => path) };
}

const link = () => screen.queryByRole('link', { name: 'E-Mails ändern oder abbestellen' });

test('a customer system’s page is not offered for changes: nobody knows what it does', async () => {
  await show('https://crm.example/e-mail');
  expect(screen.getByRole('button', { name: 'Quittung anfordern' })).toBeInTheDocument();
  expect(link()).toBeNull();
});

test('who comes back from the own page with the e-mails stopped is offered them anew', async () => {
  const { server, comeBack, asked } = await show(`${location.origin}/e-mail`);
  await comeBack();
  expect(asked()).toEqual([INFO]);
  expect(link()).toHaveAttribute('href', `${location.origin}/e-mail/m/s-1?ref=ksa`);
  act(() => link()?.click());
  server.on('GET', INFO, json(200, stopped));
  await comeBack();
  expect(screen.getByRole('button', { name: 'Quittung per E-Mail' })).toBeInTheDocument();
  expect(link()).toBeNull();
});

test('who comes back still registered sends nothing with an open question', async () => {
  const { store, comeBack, asked } = await show(`${location.origin}/e-mail`);
  act(() => link()?.click());
  act(() => void store.dispatch(dialogOpened()));
  await comeBack();
  expect(asked()).toEqual([INFO, INFO]);
  expect(store.getState().registration.isDialogOpen).toBe(true);
});
