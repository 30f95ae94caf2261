import { useEffect } from 'react';
import { usePortal } from '../base/portal';
import { useWaiting } from './outbox-context';

/** Tells the ways out, which stand before the store, how many readings are on this device alone. */
export function useUnsent(): void {
  const { unsent } = usePortal();
  const { length } = useWaiting();
  useEffect(() => unsent.set(length), [unsent, length]);
}
