// Offline: queued.
export { assessDraft, type AssessedDraft } from './assess-draft';
export { ConfirmDialog } from './ConfirmDialog/ConfirmDialog';
export { deliverDraft, type SendingEnd } from './deliver-draft';
export { discardPhotos } from './discard-photos';
export { createDraftPhotos, type DraftPhotos } from './draft-photos';
export { isDraftEmpty } from './DraftLine/is-draft-empty';
export { DraftLine } from './DraftLine/DraftLine';
export { goingWith } from './going-with';
export { REASON_INPUT_ID, valueInputId } from './input-ids';
export { isChosenDay, isReadingDraft } from './is-reading-draft';
export { type Dated, mergeDrafts, momentOf } from './merge-drafts';
export { openEntries } from './open-entries';
export { ConfirmEntry } from './ReadingEntry/ConfirmEntry';
export { RateEntry } from './RateEntry/RateEntry';
export { RateFields } from './RateFields/RateFields';
export { type MeanwhileTitle, type Refusal, refusalOf } from './refusal';
export {
  draftChangedElsewhere,
  draftCleared,
  draftSent,
  draftsDropped,
  draftsFilled,
  type FilledDraft,
  type ReadingDraft,
  readingDraftSlice,
  selectDrafts,
} from './reading-draft.slice';
export { JobEntry } from './JobEntry/JobEntry';
export { type GoneEnd, sendReading } from './send-reading';
export { SendArea } from './SendArea/SendArea';
export { SendingBanner } from './SendingBanner/SendingBanner';
export { type Arrived, sentPart } from './sent-part';
export { startDigitReader } from './start-digit-reader';
export { takeBack } from './take-back';
export { type ReadingEntryState, useEntry } from './use-entry';
export { useHasDraft } from './use-has-draft';
export { useIsShown } from './use-is-shown';
export { useDebouncedProblem } from './use-debounced-problem';
export type { DraftPhoto } from './placed-photos';
export type { WhichPhotos } from './photo-clearing';
