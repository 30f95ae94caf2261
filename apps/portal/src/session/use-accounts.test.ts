import { renderHook } from '@testing-library/react';
import { unknownAccount } from './session';
import { portalAround } from './testing/portal-around';
import { useAccounts } from './use-accounts';

const accounts = {
  'a-1': { ...unknownAccount, name: 'Nord', username: 'nord', parentName: 'Hausverwaltung' },
  'a-2': { ...unknownAccount, username: 'sued' },
};
const state = { accountIds: ['a-1', 'a-2', 'a-3'], accounts };

test('an account is called by its name, by its login, or not at all', async () => {
  const { wrapper } = await portalAround({ state });
  const { result } = renderHook(useAccounts, { wrapper });
  expect(result.current?.entries).toEqual([
    { id: 'a-1', name: 'Nord', parentName: 'Hausverwaltung' },
    { id: 'a-2', name: 'sued', parentName: null },
    { id: 'a-3', name: 'Zugang', parentName: null },
  ]);
});

test('there is no menu without a login', async () => {
  const { wrapper } = await portalAround({});
  expect(renderHook(useAccounts, { wrapper }).result.current).toBeNull();
});

test.each([
  { says: 'one account, nothing to pass on', multiple: false, shareable: false },
  { says: 'several accounts, something to pass on', multiple: true, shareable: true },
])("the menu's entries: $says", async ({ multiple, shareable }) => {
  const { portal, session, wrapper } = await portalAround({
    state,
    features: { multipleAccountsLoginEnabled: multiple },
  });
  const countDrafts = (leaving: readonly string[]) => leaving.length;
  portal.frame.set({ ...portal.frame.get(), hasManagement: shareable, unsent: 2, countDrafts });
  const { result, unmount } = renderHook(useAccounts, { wrapper });
  const { href, receiptsHref, unsent, onAdd, onRemove, onLogOut } = result.current ?? {};
  expect([href, receiptsHref, unsent]).toEqual([
    ...(shareable ? ['/management'] : [undefined]),
    ...['/nachweise', 2],
  ]);
  expect(onAdd !== undefined).toBe(multiple);
  onAdd?.();
  onRemove?.('a-2');
  onLogOut?.();
  expect(session.setAdding.mock.calls).toEqual(multiple ? [[true]] : []);
  expect(session.leave.mock.calls).toEqual([
    [['a-2'], 1],
    [state.accountIds, 3],
  ]);
  unmount();
  portal.frame.set({ ...portal.frame.get(), hasManagement: false, unsent: 0 });
});
