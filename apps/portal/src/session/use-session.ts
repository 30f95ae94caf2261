import { useSyncExternalStore } from 'react';
import { usePortal } from '../app/portal-context';
import type { SessionState } from './session-state';

export function useSession(): SessionState {
  const { session } = usePortal();
  return useSyncExternalStore(session.subscribe, session.state);
}
