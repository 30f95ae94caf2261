import { useEffect } from 'react';
import { HOME_PATH } from '../base/paths';
import { usePortal } from '../base/portal';

/**
 * A logout leads to the start. Who was logged out by the end of their session finds the way back with
 * the next login (useAfterLogin).
 */
export function useWayOut(): void {
  const { session, address } = usePortal();
  useEffect(
    () =>
      session.onLogOut(() => {
        const { pathname } = address.get();
        if (pathname === HOME_PATH) return;
        address.push(HOME_PATH, session.state().hasExpired ? { cameFrom: pathname } : null);
      }),
    [session, address],
  );
}
