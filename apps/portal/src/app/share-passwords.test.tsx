import 'fake-indexeddb/auto';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import { json } from '@ablesbar/api-client/testing';
import { aJob } from '@ablesbar/domain/testing';
import { createFakeClock } from '@ablesbar/offline-queue/testing';
import { TextsProvider } from '@ablesbar/ui';
import { PortalContext } from '../base/portal';
import { WorkplaceContext } from '../base/workplace';
import { ShareDialog } from '../sharing/ShareDialog/ShareDialog';
import { ShareScreen } from '../sharing/ShareScreen/ShareScreen';
import { openWorkplace } from './open-workplace';
import { aUtilityServer } from './testing/a-utility-server';
import { openPortal } from './testing/open-portal';
import { until } from './testing/settled';

const share = { id: 's-1', name: 'Haus 1' };
const login = { token: 'link-of-share', username: 'haus-1', password: 'Kiesel-Hafer-42' };

/** All that this device keeps, as text. */
async function kept(): Promise<string> {
  const found: unknown[] = [{ ...localStorage }, { ...sessionStorage }];
  for (const { name = '' } of await indexedDB.databases()) {
    const database = await answerOf(indexedDB.open(name));
    for (const store of database.objectStoreNames) {
      found.push(await answerOf(database.transaction(store).objectStore(store).getAll()));
    }
    database.close();
  }
  return JSON.stringify(found);
}

function answerOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(new Error('The disk does not answer.'));
  });
}

test('the device keeps neither password nor link of a share, new or renewed', async () => {
  const server = aUtilityServer();
  server.on('GET', '/api/pro/share/account', json(200, { sharedAccounts: [share] }));
  server.on('POST', '/api/pro/share/job', json(200, { ...share, ...login }));
  server.on('POST', '/api/pro/share/account/s-1/login', json(200, login));
  const { portal, reload } = await openPortal(server, createFakeClock());
  await portal.session.logIn({ username: 'a-1', password: 'geheim' });
  const workplace = await openWorkplace(portal);
  const show = (shown: ReactNode) =>
    render(
      <PortalContext value={portal}>
        <TextsProvider texts={portal.texts}>
          <Provider store={workplace.store}>
            <WorkplaceContext value={workplace}>
              <MemoryRouter>{shown}</MemoryRouter>
            </WorkplaceContext>
          </Provider>
        </TextsProvider>
      </PortalContext>,
    );
  const expectKeptNowhere = async () => {
    // On the screen, and on the card to be printed.
    expect(await screen.findAllByText(login.password)).toHaveLength(2);
    await reload.settle();
    expect(await kept()).not.toMatch(new RegExp(`${login.password}|${login.token}`));
  };
  // What the device keeps is seen here, and the portal has begun to keep it.
  await until(async () => (await kept()).includes('Z-j-1'));

  const made = show(
    <ShareDialog
      open
      accountId="a-1"
      jobs={[aJob()]}
      onClose={() => undefined}
      onShared={() => undefined}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Zugang erstellen' }));
  await expectKeptNowhere();
  made.unmount();

  show(<ShareScreen accountId="a-1" shareId="s-1" />);
  const name = 'Neue Zugangsdaten erstellen';
  await userEvent.click(await screen.findByRole('button', { name }));
  const question = within(screen.getByRole('dialog', { name: /^Neue Zugangsdaten/ }));
  await userEvent.click(question.getByRole('button', { name }));
  await expectKeptNowhere();
});
