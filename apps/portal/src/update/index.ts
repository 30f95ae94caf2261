// Offline: blocked (a new build needs the connection; what was entered is kept).
export type { Reload } from './reload';
export { createReload } from './reload';
export type { Updates } from './updates';
export { createUpdates } from './updates';
export { watchMissingFiles } from './watch-missing-files';
export { watchTyping } from './watch-typing';
