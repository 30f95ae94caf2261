import { useLocation, useNavigate } from 'react-router';
import { HOME_PATH } from '../app/paths';
import { usePortal } from '../app/portal-context';
import { useLoginDestination } from './use-login-destination';

/** Goes where a login ends; who came to another address than the start gets what they came for (decision 21). */
export function useAfterLogin(): (isIn: boolean) => void {
  const navigate = useNavigate();
  const { session } = usePortal();
  const location = useLocation();
  const destination = useLoginDestination();
  return (isIn) => {
    if (!isIn) return;
    if (session.state().viewed) void navigate(destination(), { replace: true });
    else if (location.pathname === HOME_PATH)
      void navigate(cameFrom(location.state) ?? destination(), { replace: true });
  };
}

/** Where the end of a session has led away from; the history keeps it over a reload. */
function cameFrom(state: unknown): string | null {
  return typeof state === 'object' &&
    state !== null &&
    'cameFrom' in state &&
    typeof state.cameFrom === 'string'
    ? state.cameFrom
    : null;
}
