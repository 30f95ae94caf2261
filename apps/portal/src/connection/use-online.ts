import { useSyncExternalStore } from 'react';
import { usePortal } from '../app/portal-context';

export function useOnline(): boolean {
  const { connection } = usePortal();
  return useSyncExternalStore(connection.subscribe, connection.isOnline);
}
