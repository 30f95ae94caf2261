import { renderHook } from '@testing-library/react';
import { useAfterLogin, useHomeAfterLogout } from './login-navigation';
import { portalAround } from './testing/portal-around';

const toJobs = { redirectToJobsScreenOnLoginEnabled: true };
const viewed = { viewed: { accountId: 'a-1', childAccountId: 'c-1' } };

test.each([
  { says: 'at the start: home', around: {}, goes: ['/'] },
  {
    says: 'at the start of a utility that prefers the jobs',
    around: { features: toJobs },
    goes: ['/ablesung'],
  },
  {
    says: 'after an expired session: back to the last page',
    around: { features: toJobs, kept: { cameFrom: '/ablesung/j-1' } },
    goes: ['/ablesung/j-1'],
  },
  { says: 'with something else in the history', around: { kept: { cameFrom: 3 } }, goes: ['/'] },
  { says: 'with half a history', around: { kept: 'x' }, goes: ['/'] },
  { says: 'with another history', around: { kept: { other: '/help' } }, goes: ['/'] },
  {
    says: 'at another address: no navigation',
    around: { pathname: '/help', kept: { cameFrom: '/ablesung' } },
    goes: [],
  },
  {
    says: "as a sub-access of a logged-in account: to the sub-access's jobs",
    around: { pathname: '/help', state: viewed },
    goes: ['/management/account/a-1/c-1'],
  },
])('a person logs in $says', async ({ around, goes }) => {
  const { address, wrapper } = await portalAround(around);
  const { result } = renderHook(useAfterLogin, { wrapper });
  result.current(true);
  expect(address.replace.mock.calls).toEqual(goes.map((path) => [path]));
});

test('a refused login does not navigate', async () => {
  const { address, wrapper } = await portalAround({});
  renderHook(useAfterLogin, { wrapper }).result.current(false);
  expect(address.replace).not.toHaveBeenCalled();
});

test.each([
  {
    says: 'from the start: to a new start, which drops the history ahead',
    pathname: '/',
    hasExpired: true,
    goes: [['/', null]],
  },
  {
    says: 'by a person: to the start',
    pathname: '/ablesung/j-1',
    hasExpired: false,
    goes: [['/', null]],
  },
  {
    says: 'by an expired session: to the start, and stores the last page',
    pathname: '/ablesung/j-1',
    hasExpired: true,
    goes: [['/', { cameFrom: '/ablesung/j-1' }]],
  },
])('a logout leads $says', async ({ pathname, hasExpired, goes }) => {
  const { address, wrapper, logOut } = await portalAround({ pathname, state: { hasExpired } });
  const { unmount } = renderHook(useHomeAfterLogout, { wrapper });
  logOut();
  expect(address.push.mock.calls).toEqual(goes);
  unmount();
  logOut();
  expect(address.push).toHaveBeenCalledTimes(goes.length);
});

test('a logout leaves no search in the history for the next person', async () => {
  const { address, wrapper, logOut } = await portalAround({
    pathname: '/ablesung',
    search: '?suche=Brandt',
  });
  renderHook(useHomeAfterLogout, { wrapper });
  logOut();
  expect(address.replace).toHaveBeenCalledWith('/ablesung', null);
});
