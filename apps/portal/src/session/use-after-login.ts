import { useLocation, useNavigate } from 'react-router';
import { HOME_PATH } from '../app/paths';
import { useLoginDestination } from './use-login-destination';

/** Goes where a login ends; who came to another address than the start gets what they came for (decision 21). */
export function useAfterLogin(): (isIn: boolean) => void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const destination = useLoginDestination();
  return (isIn) => {
    if (isIn && pathname === HOME_PATH) void navigate(destination, { replace: true });
  };
}
