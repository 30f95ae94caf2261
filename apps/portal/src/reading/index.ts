// Offline: queued.
export { draftsDropped } from './reading-draft.slice';
export { ReadingEntry } from './ReadingEntry/ReadingEntry';
