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
  /** How many readings of each job other tabs have sent since this page opened. */
  readonly sentElsewhere: Readonly<Record<string, number>>;
  /** How many readings the browser has deleted before this page opened. */
  readonly evicted: number;
}

const initialState: KnownQueue = {
  waiting: [],
  isSending: false,
  isOpen: false,
  sentElsewhere: {},
  evicted: 0,
};

/** What the queue of libs/offline-queue has told last; portal-outbox.ts connects the two. */
export const outboxSlice = createSlice({
  name: 'outbox',
  initialState,
  reducers: {
    queueChanged: (queue, { payload }: PayloadAction<QueueState>) => ({ ...queue, ...payload }),
    queueOpened: (queue) => ({ ...queue, isOpen: true }),
    readingsEvicted: (queue, { payload: evicted }: PayloadAction<number>) => ({
      ...queue,
      evicted,
    }),
    readingSentElsewhere(queue, { payload: jobId }: PayloadAction<string>) {
      const { sentElsewhere } = queue;
      const count = (sentElsewhere[jobId] ?? 0) + 1;
      return { ...queue, sentElsewhere: { ...sentElsewhere, [jobId]: count } };
    },
  },
  selectors: {
    selectWaiting: ({ waiting }) => waiting,
    selectIsSending: ({ isSending }) => isSending,
    selectIsQueueOpen: ({ isOpen }) => isOpen,
    selectEvicted: ({ evicted }) => evicted,
    selectSentElsewhere: ({ sentElsewhere }, jobId: string) => sentElsewhere[jobId] ?? 0,
  },
});

export const { queueChanged, queueOpened, readingsEvicted, readingSentElsewhere } =
  outboxSlice.actions;
export const {
  selectWaiting,
  selectIsSending,
  selectIsQueueOpen,
  selectEvicted,
  selectSentElsewhere,
} = outboxSlice.selectors;
