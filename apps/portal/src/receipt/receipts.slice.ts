import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Receipt } from './receipt-of';

type Sent = readonly Receipt[];

declare module '../base/store' {
  interface RootState {
    /** Receipts of the readings sent from this device, newest first. */
    readonly receipts: Sent;
  }
}

const initialState: Sent = [];

export const receiptsSlice = createSlice({
  name: 'receipts',
  initialState,
  reducers: {
    receiptKept: (receipts, { payload }: PayloadAction<Receipt>) =>
      newestFirst([payload, ...receipts.filter(({ id }) => id !== payload.id)]),
    /** What the disk has. Receipts of readings that were sent while it was being read are kept. */
    receiptsRestored(receipts, { payload }: PayloadAction<Sent>) {
      const ids = new Set(payload.map(({ id }) => id));
      return newestFirst([...payload, ...receipts.filter(({ id }) => !ids.has(id))]);
    },
    receiptsForgotten: (receipts, { payload }: PayloadAction<string>) =>
      receipts.filter(({ accountId }) => accountId !== payload),
  },
  selectors: { selectReceipts: (receipts) => receipts },
});

export function newestFirst(receipts: Sent): Sent {
  return [...receipts].sort((a, b) => (b.sentAt ?? 0) - (a.sentAt ?? 0));
}

export const { receiptKept, receiptsRestored, receiptsForgotten } = receiptsSlice.actions;
export const { selectReceipts } = receiptsSlice.selectors;
