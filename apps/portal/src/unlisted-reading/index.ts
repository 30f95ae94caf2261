// Offline: queued.
export { UnlistedScreen } from './UnlistedScreen/UnlistedScreen';
