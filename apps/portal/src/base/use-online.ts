import { useSyncExternalStore } from 'react';
import { usePortal } from './portal';

export function useOnline(): boolean {
  const { connection } = usePortal();
  return useSyncExternalStore(connection.subscribe, connection.isOnline);
}
