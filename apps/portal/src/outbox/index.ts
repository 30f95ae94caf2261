// Offline: queued (this is the queue's place in the portal).
export { OutboxContext, useOutbox, useWaiting } from './outbox-context';
export { useUnsent } from './use-unsent';
export { QueuePanel } from './QueuePanel/QueuePanel';
export { dropKeptDrafts } from './drop-kept-drafts';
export { evictedReadings, noteUnsent } from './evicted-readings';
export { createPortalOutbox } from './portal-outbox';
