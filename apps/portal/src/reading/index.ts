// Offline: queued.
export type { DraftPhoto, DraftPhotos } from './draft-photos';
export { createDraftPhotos } from './draft-photos';
export { DraftPhotosContext, useDraftPhotos } from './draft-photos-context';
export { draftCleared, draftsDropped } from './reading-draft.slice';
export { takeBack } from './take-back';
export { RateEntry } from './RateEntry/RateEntry';
export { ReadingEntry } from './ReadingEntry/ReadingEntry';
export { useSettled } from './use-settled';
