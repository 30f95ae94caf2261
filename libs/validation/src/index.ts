export { checkComment, COMMENT_LEAST, COMMENT_MOST } from './comment/check-comment';
export type { CommentField } from './comment/comment-field';
export { commentField, countedComment, isCommentRequired } from './comment/comment-field';
export { checkPhotos } from './photo/check-photos';
export type { PhotoSize } from './photo/fitted-size';
export { fittedSize } from './photo/fitted-size';
export { canAddPhoto, mostPhotos } from './photo/most-photos';
export {
  PHOTO_EDGE,
  PHOTO_QUALITY,
  PHOTOS_PER_RATE,
  PHOTOS_PER_UNLISTED_READING,
} from './photo/photo-limits';
export { photoReason } from './photo/photo-reason';
export type { FieldProblem } from './problem/field-problem';
export type {
  CommentProblem,
  OutOfRange,
  PhotoProblem,
  PhotoReason,
  Problem,
  ProblemCode,
  Severity,
} from './problem/problem';
export type { EntryAssessment } from './reading/assess-entry';
export { assessEntry } from './reading/assess-entry';
export type { RateAssessment, RateState, ReadingSettings } from './reading/assess-rate';
export { assessRate } from './reading/assess-rate';
export type { Confirmation } from './reading/confirmation';
export { confirmationOf } from './reading/confirmation';
export { countedValue } from './reading/counted-value';
export type { Explanation, UsualAmount } from './reading/explain-value';
export { explainValue } from './reading/explain-value';
export type { EnteredRate, LikelyCause } from './reading/likely-cause';
export { likelyCause } from './reading/likely-cause';
export type { OpenPoint } from './reading/open-points';
export type { ReadingDateWindow } from './reading/reading-date-window';
export {
  checkReadingDate,
  isReadingDateHidden,
  readingDateWindow,
} from './reading/reading-date-window';
export type { SendingWindow } from './reading/sending-window';
export { checkSending, sendingWindow } from './reading/sending-window';
export type { Login } from './session/check-login';
export { cleanLogin, isLoginComplete } from './session/check-login';
export { tokenFromPath } from './session/link-token';
export type {
  UnlistedAssessment,
  UnlistedField,
  UnlistedReading,
} from './unlisted-reading/assess-unlisted-reading';
export {
  assessUnlistedReading,
  UNLISTED_DIGITS,
  unlistedDateWindow,
} from './unlisted-reading/assess-unlisted-reading';
