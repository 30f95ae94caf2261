import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { portalAround } from '../session/testing/portal-around';
import { lazyScreen } from './lazy-screen';
import { PortalContext } from './portal';
import { aConnection } from './testing/a-connection';

/** A screen whose code comes only after `failures` tries, in a browser whose server may answer. */
async function open({ failures, isServerThere }: { failures: number; isServerThere: boolean }) {
  const { portal, wrapper: Around } = await portalAround({});
  const { connection, comeOnline } = aConnection({ isServerThere });
  const load = jest.fn(async () => {
    if (load.mock.calls.length <= failures) throw new TypeError('Failed to fetch');
    return ({ name }: { readonly name: string }) => <p>Hallo {name}</p>;
  });
  const Screen = lazyScreen(load);
  const shown = (
    <Around>
      <PortalContext value={{ ...portal, connection }}>
        <Screen name="Hannelore" />
      </PortalContext>
    </Around>
  );
  const { rerender } = render(shown);
  const show = async (isShown: boolean) => {
    await act(async () => rerender(isShown ? shown : <Around>{null}</Around>));
  };
  return { load, comeOnline, show };
}

const missing = () => screen.findByRole('heading', { name: 'Noch nicht geladen' });

test('a screen is shown with its props when its code has come', async () => {
  await open({ failures: 0, isServerThere: true });
  expect(await screen.findByText('Hallo Hannelore')).toBeVisible();
});

test('a screen that cannot be fetched loads by itself when the connection is back', async () => {
  const { load, comeOnline } = await open({ failures: 1, isServerThere: false });
  expect(await missing()).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
  void comeOnline();
  expect(await screen.findByText('Hallo Hannelore')).toBeVisible();
});

test('the user can try again, and each try fetches anew', async () => {
  const { load } = await open({ failures: 2, isServerThere: false });
  for (const calls of [2, 3]) {
    await missing();
    await userEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
    expect(load).toHaveBeenCalledTimes(calls);
  }
  expect(await screen.findByText('Hallo Hannelore')).toBeVisible();
});

test('a screen that is opened again is fetched again', async () => {
  const { show } = await open({ failures: 1, isServerThere: false });
  await missing();
  await show(false);
  await show(true);
  expect(await screen.findByText('Hallo Hannelore')).toBeVisible();
});

test('a screen that does not come although the connection is back offers a reload', async () => {
  const { comeOnline } = await open({ failures: 9, isServerThere: false });
  await missing();
  void comeOnline();
  expect(await screen.findByRole('button', { name: 'Seite neu laden' })).toBeVisible();
  expect(screen.queryByText('Noch nicht geladen')).toBeNull();
});

test('with a server that answers, only a reload of the page is offered', async () => {
  await open({ failures: 1, isServerThere: true });
  expect(await screen.findByRole('button', { name: 'Seite neu laden' })).toBeVisible();
});
