// Offline: queued (this folder connects the queue with the portal).
export { justBefore, moveIntoForm } from './move-into-form';
export {
  outboxSlice,
  readingSentElsewhere,
  selectEvicted,
  selectIsQueueOpen,
  selectIsSending,
  selectSentElsewhere,
  selectWaiting,
} from './outbox.slice';
export { createPortalOutbox } from './portal-outbox';
export { notReadableSubmission, readingSubmission, unlistedSubmission } from './send-record';
export { startOutbox } from './start-outbox';
export { submit, type Submitting } from './submit';
export { unblockLoggedIn } from './unblock-logged-in';
export { useOwnWaiting } from './use-own-waiting';
export { waitingNotice } from './waiting-notice';
export { isUnknownCall, refusalText, waitOf, waitReason, waitTitle } from './wait-of';
