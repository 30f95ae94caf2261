import { createContext, use } from 'react';
import type { Receipts } from './receipts';

export const ReceiptsContext = createContext<Receipts | null>(null);

export function useReceipts(): Receipts {
  const receipts = use(ReceiptsContext);
  if (receipts === null) throw new Error('A receipt was rendered outside of the workplace.');
  return receipts;
}
