import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { QueueState } from '@ablesbar/offline-queue';

declare module '../base/store' {
  interface RootState {
    readonly outbox: KnownQueue;
  }
}

interface KnownQueue extends QueueState {
  /** Whether the queue has shown all that the last page left in it. Until then, more may wait. */
  readonly isOpen: boolean;
}

const initialState: KnownQueue = { waiting: [], isSending: false, isOpen: false };

/** What the queue of libs/offline-queue has told last; portal-outbox.ts connects the two. */
export const outboxSlice = createSlice({
  name: 'outbox',
  initialState,
  reducers: {
    queueChanged: (queue, { payload }: PayloadAction<QueueState>) => ({ ...queue, ...payload }),
    queueOpened: (queue) => ({ ...queue, isOpen: true }),
  },
  selectors: {
    selectWaiting: ({ waiting }) => waiting,
    selectIsSending: ({ isSending }) => isSending,
    selectIsQueueOpen: ({ isOpen }) => isOpen,
  },
});

export const { queueChanged, queueOpened } = outboxSlice.actions;
export const { selectWaiting, selectIsSending, selectIsQueueOpen } = outboxSlice.selectors;
