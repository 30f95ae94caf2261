// Offline: last known (a toast needs no network).
export type { Notices } from './notices';
export { createNotices } from './notices';
