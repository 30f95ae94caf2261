import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TextsProvider } from '@ablesbar/ui';
import { observable } from '@ablesbar/ui/observable';
import { startedPortal } from '../../app/testing/started-portal';
import type { UpdateState } from '../../base/leaving';
import { PortalContext } from '../../base/portal';
import { aConnection } from '../../base/testing/a-connection';
import { PortalDialogs } from './PortalDialogs';

/** One visit on this device, which loses its connection whenever the test says so. */
async function visit(update: UpdateState = 'none') {
  const started = await startedPortal();
  const { connection, server, comeOnline } = aConnection({ isServerThere: true });
  const updates = {
    ...observable(update),
    offer: () => undefined,
    demand: () => undefined,
    accept: async () => undefined,
    postpone: () => undefined,
  };
  const { unmount } = render(
    <PortalContext value={{ ...started, connection }}>
      <TextsProvider texts={started.texts}>
        <PortalDialogs updates={updates} />
      </TextsProvider>
    </PortalContext>,
  );
  const goOffline = () =>
    act(async () => {
      server.isThere = false;
      connection.report(false);
      await connection.settled();
    });
  return { goOffline, comeOnline: () => act(comeOnline), leave: unmount };
}

const offline = () => screen.queryByRole('dialog', { name: 'Achtung: Keine Internetverbindung' });
const newVersion = () => screen.queryByRole('dialog', { name: 'Neue Version verfügbar' });

test.each(['offered', 'due'] as const)(
  'a new version that is %s is told only while the device is online',
  async (update) => {
    const { goOffline, comeOnline } = await visit(update);
    expect(newVersion()).toBeVisible();
    await goOffline();
    expect(newVersion()).toBeNull();
    await comeOnline();
    expect(newVersion()).toBeVisible();
  },
);

test('the dialog of a lost connection comes back until it is closed, and never after that', async () => {
  const first = await visit();
  await first.goOffline();
  expect(offline()).toBeVisible();
  await first.comeOnline();
  expect(offline()).toBeNull();
  await first.goOffline();
  await userEvent.click(screen.getByRole('button', { name: 'Weiter ablesen' }));
  expect(offline()).toBeNull();
  await first.comeOnline();
  await first.goOffline();
  expect(offline()).toBeNull();
  first.leave();
  const next = await visit();
  await next.goOffline();
  expect(offline()).toBeNull();
});
