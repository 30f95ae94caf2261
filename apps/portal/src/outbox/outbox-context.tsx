import { createContext, use } from 'react';
import type { Outbox } from '@ablesbar/offline-queue';

export const OutboxContext = createContext<Outbox | null>(null);

export function useOutbox(): Outbox {
  const outbox = use(OutboxContext);
  if (outbox === null)
    throw new Error('A screen that sends was rendered outside of the workplace.');
  return outbox;
}
