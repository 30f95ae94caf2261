import { HOME_PATH } from '../base/paths';
import { usePortal } from '../base/portal';
import { useLoginDestination } from './use-login-destination';

/**
 * Goes to the address where a login ends. A user who came to another address than the start page
 * stays there (customer decision 21).
 */
export function useAfterLogin(): (isIn: boolean) => void {
  const { session, address } = usePortal();
  const destination = useLoginDestination();
  return (isIn) => {
    if (!isIn) return;
    const { pathname, state } = address.get();
    if (session.state().viewed) address.replace(destination());
    else if (pathname === HOME_PATH) address.replace(cameFrom(state) ?? destination());
  };
}

/** The address at which the session ended; the history keeps it across a reload. */
function cameFrom(state: unknown): string | null {
  return typeof state === 'object' &&
    state !== null &&
    'cameFrom' in state &&
    typeof state.cameFrom === 'string'
    ? state.cameFrom
    : null;
}
