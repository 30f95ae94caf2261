import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { HOME_PATH } from '../app/paths';
import { usePortal } from '../app/portal-context';

/**
 * A logout leads to the start. Who was logged out by the end of their session finds the way back with
 * the next login (useAfterLogin).
 */
export function useWayOut(): void {
  const { session } = usePortal();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  useEffect(
    () =>
      session.onLogOut(() => {
        if (pathname === HOME_PATH) return;
        const state = session.state().hasExpired ? { cameFrom: pathname } : null;
        void navigate(HOME_PATH, { state });
      }),
    [session, navigate, pathname],
  );
}
