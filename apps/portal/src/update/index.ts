// Offline: blocked (a new build needs the connection; what was entered is kept).
export { createReload } from './reload';
export { createUpdates } from './updates';
export { watchMissingFiles } from './watch-missing-files';
export { watchTyping } from './watch-typing';
export { watchWorker } from './watch-worker';
