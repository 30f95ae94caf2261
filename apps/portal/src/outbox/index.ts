// Offline: queued (this is the queue's place in the portal).
export { createOutboxListeners, sendWhatWaits } from './outbox.listeners';
export { OutboxContext, useOutbox, useWaiting } from './outbox-context';
export { createPortalOutbox } from './portal-outbox';
