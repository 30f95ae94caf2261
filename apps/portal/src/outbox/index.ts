// Offline: queued (this is the queue's place in the portal).
export { OutboxContext, useOutbox, useWaiting } from './outbox-context';
export { useUnsent } from './use-unsent';
export { QueuePanel } from './QueuePanel/QueuePanel';
export { dropKeptDrafts } from './drop-kept-drafts';
export { afterArrival } from './after-arrival';
export { afterLogin } from './after-login';
export { afterOpening } from './after-opening';
export { afterReconnect } from './after-reconnect';
export { createPortalOutbox } from './portal-outbox';
export { startOutbox } from './start-outbox';
