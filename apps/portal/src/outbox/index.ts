// Offline: queued (this is the queue's place in the portal).
export { OutboxContext, useOutbox, useWaiting } from './outbox-context';
export { createPortalOutbox } from './portal-outbox';
