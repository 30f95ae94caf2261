import { useEffect } from 'react';
import { usePortal } from '../base/portal';
import { useWaiting } from './outbox-context';

/** Writes the number of unsent readings into the portal: the logout loads before the store. */
export function useUnsent(): void {
  const { unsent } = usePortal();
  const { length } = useWaiting();
  useEffect(() => unsent.set(length), [unsent, length]);
}
