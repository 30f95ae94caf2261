import { createContext, use, useSyncExternalStore } from 'react';
import type { Outbox, OutboxRecord } from '@ablesbar/offline-queue';

export const OutboxContext = createContext<Outbox | null>(null);

export function useOutbox(): Outbox {
  const outbox = use(OutboxContext);
  if (outbox === null)
    throw new Error('A screen that sends was rendered outside of the workplace.');
  return outbox;
}

/** The records that wait on this device. */
export function useWaiting(): readonly OutboxRecord[] {
  const outbox = useOutbox();
  return useSyncExternalStore(outbox.subscribe, outbox.items);
}
