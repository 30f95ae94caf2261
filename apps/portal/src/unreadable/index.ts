// Offline: works (it is about this device alone).
export { createUnreadable } from './unreadable';
export { UnreadableLine } from './UnreadableLine';
