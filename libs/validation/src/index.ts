export { checkComment, COMMENT_LEAST, COMMENT_MOST } from './comment/check-comment';
export type { CommentField } from './comment/comment-field';
export { commentField, countedComment, isCommentRequired } from './comment/comment-field';
export { isEmailAddress } from './email/is-email-address';
export { checkPhotos } from './photo/check-photos';
export { countedPhotos } from './photo/counted-photos';
export type { PhotoSize } from './photo/fitted-size';
export { fittedSize } from './photo/fitted-size';
export { canAddPhoto, allowedPhotos } from './photo/allowed-photos';
export {
  PHOTO_EDGE,
  PHOTO_QUALITY,
  PHOTOS_PER_RATE,
  PHOTOS_PER_UNLISTED_READING,
} from './photo/photo-limits';
export type { PhotoPart } from './photo/photo-part';
export { isPhotoPart } from './photo/photo-part';
export { photoReason } from './photo/photo-reason';
export type { FieldProblem } from './problem/field-problem';
export type {
  CommentProblem,
  ContactField,
  OutOfRange,
  PhotoProblem,
  PhotoReason,
  Problem,
  ProblemCode,
  Severity,
} from './problem/problem';
export type { EntryAssessment } from './reading/assess-entry';
export { assessEntry } from './reading/assess-entry';
export { assessNote } from './reading/assess-note';
export type { RateAssessment, RateState, ReadingSettings } from './reading/assess-rate';
export { assessRate, isAskedAbout } from './reading/assess-rate';
export type { Confirmation } from './reading/confirmation';
export { confirmationOf, goesAtOnce } from './reading/confirmation';
export { countedValue } from './reading/counted-value';
export type { Explanation, PerDayBefore, UsualAmount, UsualPeriod } from './reading/explain-value';
export { explainValue } from './reading/explain-value';
export type { KnownMeter } from './reading/known-meter';
export { knownMeter } from './reading/known-meter';
export type { EnteredRate, LikelyCause } from './reading/likely-cause';
export { likelyCause } from './reading/likely-cause';
export type { NotReadableAssessment } from './not-readable/assess-not-readable';
export { assessNotReadable } from './not-readable/assess-not-readable';
export type { OpenPoint } from './reading/open-points';
export type { ReadingDateWindow } from './reading/reading-date-window';
export {
  checkReadingDate,
  isReadingDateHidden,
  readingDateWindow,
} from './reading/reading-date-window';
export { resetReadingDate } from './reading/reset-reading-date';
export type { SendingWindow } from './reading/sending-window';
export { checkSending, sendingWindow } from './reading/sending-window';
export type { Login } from './session/check-login';
export { cleanLogin, isLoginComplete } from './session/check-login';
export { tokenFromPath } from './session/link-token';
export { tokenFromQr } from './session/qr-token';
export { checkAccessName, checkSharedJobs, SHARED_JOBS_MOST } from './sharing/check-share';
export type { RateVerdict } from './sharing/rate-verdict';
export { rateVerdict } from './sharing/rate-verdict';
export type { Recipients } from './sharing/recipients';
export { checkRecipients, readRecipients } from './sharing/recipients';
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
export type {
  RateReading,
  AnonymousAssessment,
  AnonymousField,
  AnonymousReading,
  AnonymousProblem,
  AnonymousSetting,
} from './anonymous/assess-anonymous-reading';
export { assessAnonymousReading } from './anonymous/assess-anonymous-reading';
export type { RatePhotos } from './anonymous/check-rate';
export { checkRatePhotos, checkRateValue, ratePhotos } from './anonymous/check-rate';
export { checkReceiptEmail, EMAIL_MOST } from './anonymous/check-receipt-email';
export type { ChosenMeter, MeterChoice } from './anonymous/chosen-meter';
export { chosenMeter } from './anonymous/chosen-meter';
export type { Contact } from './anonymous/contact';
export {
  checkContact,
  cleanContact,
  CONTACT_FIELDS,
  CONTACT_MOST,
  ZIP_LENGTH,
} from './anonymous/contact';
export { detectMeterType } from './anonymous/detect-meter-type';
export { emptyAnonymousReading } from './anonymous/empty-anonymous-reading';
export { isAnonymousReadingAvailable } from './anonymous/is-anonymous-reading-available';
export { checkMeterNumber, cleanMeterNumber } from './anonymous/meter-number';
export {
  nextRate,
  selectedRates,
  withRateAdded,
  withRateRemoved,
  withRateReplaced,
} from './anonymous/selected-rates';
export { anonymousDateWindow } from './anonymous/anonymous-date-window';
export { canSubmit, firstOpenStep, isStepDone, WIZARD_STEPS } from './anonymous/wizard-progress';
export type { EntryStep, WizardStep } from './anonymous/wizard-progress';
