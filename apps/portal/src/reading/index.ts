// Offline: queued.
export { draftCleared, draftsDropped } from './reading-draft.slice';
export { takeBack } from './take-back';
export { RateEntry } from './RateEntry/RateEntry';
export { ReadingEntry } from './ReadingEntry/ReadingEntry';
