import { useEffect } from 'react';
import { HOME_PATH } from '../base/paths';
import { usePortal } from '../base/portal';

/**
 * A logout leads to the start page. If the session expired, the next login leads back
 * (useAfterLogin).
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
