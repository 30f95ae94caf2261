// Offline: queued.
export { ReadingEntry } from './ReadingEntry/ReadingEntry';
