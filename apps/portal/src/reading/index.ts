// Offline: queued.
export { draftsDropped } from './reading-draft.slice';
export { takeBack } from './take-back';
export { ReadingEntry } from './ReadingEntry/ReadingEntry';
