// Offline: queued.
export { isFormFree, takeBackUnlisted } from './take-back-unlisted';
export {
  unlistedCleared,
  type UnlistedDraft,
  unlistedDraftSlice,
  unlistedRestored,
} from './unlisted-draft.slice';
export { UNLISTED_DRAFT } from './unlisted-extras';
export { UnlistedScreen } from './UnlistedScreen/UnlistedScreen';
