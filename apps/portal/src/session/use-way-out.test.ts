import { renderHook } from '@testing-library/react';
import { portalAround } from './testing/portal-around';
import { useWayOut } from './use-way-out';

test.each([
  { says: 'from the start nowhere', pathname: '/', hasExpired: true, goes: [] },
  {
    says: 'by a person to the start',
    pathname: '/ablesung/j-1',
    hasExpired: false,
    goes: [['/', null]],
  },
  {
    says: 'by the end of a session to the start, and it is kept where from',
    pathname: '/ablesung/j-1',
    hasExpired: true,
    goes: [['/', { cameFrom: '/ablesung/j-1' }]],
  },
])('a logout leads $says', async ({ pathname, hasExpired, goes }) => {
  const { address, wrapper, logOut } = await portalAround({ pathname, state: { hasExpired } });
  const { unmount } = renderHook(useWayOut, { wrapper });
  logOut();
  expect(address.push.mock.calls).toEqual(goes);
  unmount();
  logOut();
  expect(address.push).toHaveBeenCalledTimes(goes.length);
});
