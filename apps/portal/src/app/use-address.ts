import { useSyncExternalStore } from 'react';
import type { Location } from 'react-router';
import { usePortal } from './portal-context';

export function useAddress(): Location<unknown> {
  const { address } = usePortal();
  return useSyncExternalStore(address.subscribe, address.get);
}
