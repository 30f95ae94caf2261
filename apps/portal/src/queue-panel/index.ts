// Offline: queued (it shows what waits).
export { QueuePanel } from './QueuePanel';
