// Offline: queued.
export { assessDraft, type AssessedDraft } from './assess-draft';
export { ConfirmDialog } from './ConfirmDialog/ConfirmDialog';
export { discardPhotos } from './discard-photos';
export { DraftLine } from './DraftLine/DraftLine';
export type { DraftPhoto, DraftPhotos } from './draft-photos';
export { createDraftPhotos } from './draft-photos';
export { DraftPhotosContext, useDraftPhotos } from './draft-photos-context';
export { deliverDraft, type SendingEnd } from './deliver-draft';
export {
  draftCleared,
  draftsDropped,
  draftsFilled,
  type FilledDraft,
  type ReadingDraft,
  selectDrafts,
} from './reading-draft.slice';
export { takeBack } from './take-back';
export { RateEntry } from './RateEntry/RateEntry';
export { ReadingEntry } from './ReadingEntry/ReadingEntry';
export { useHasDraft } from './use-has-draft';
export { useSettledProblem } from './use-settled-problem';
