import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { QueueState } from '@ablesbar/offline-queue';

declare module '../base/store' {
  interface RootState {
    readonly outbox: QueueState;
  }
}

const initialState: QueueState = { waiting: [], isSending: false };

/** What the queue of libs/offline-queue has told last; portal-outbox.ts connects the two. */
export const outboxSlice = createSlice({
  name: 'outbox',
  initialState,
  reducers: {
    queueChanged: (_, { payload }: PayloadAction<QueueState>) => payload,
  },
  selectors: {
    selectWaiting: ({ waiting }) => waiting,
    selectIsSending: ({ isSending }) => isSending,
  },
});

export const { queueChanged } = outboxSlice.actions;
export const { selectWaiting, selectIsSending } = outboxSlice.selectors;
