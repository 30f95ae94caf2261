// Offline: queued.
export { isUnlistedPart } from './is-unlisted-part';
export { isFormFree, takeBackUnlisted } from './take-back-unlisted';
export {
  isUnlistedEmpty,
  unlistedChangedElsewhere,
  unlistedCleared,
  type UnlistedDraft,
  unlistedDraftSlice,
  unlistedSent,
} from './unlisted-draft.slice';
export { UNLISTED_DRAFT, UNLISTED_SLOT } from './unlisted-extras';
export { UnlistedScreen } from './UnlistedScreen/UnlistedScreen';
