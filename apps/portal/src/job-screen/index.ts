// Offline: queued (what is entered waits in the outbox).
export { JobScreen } from './JobScreen';
