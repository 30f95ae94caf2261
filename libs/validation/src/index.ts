export { checkComment, COMMENT_LEAST, COMMENT_MOST } from './comment/check-comment';
export type { CommentField } from './comment/comment-field';
export { commentField, countedComment, isCommentRequired } from './comment/comment-field';
export { isEmailAddress } from './email/is-email-address';
export { checkPhotos } from './photo/check-photos';
export { countedPhotos } from './photo/counted-photos';
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
export type { RateAssessment, RateState, ReadingSettings } from './reading/assess-rate';
export { assessRate } from './reading/assess-rate';
export type { Confirmation } from './reading/confirmation';
export { confirmationOf } from './reading/confirmation';
export { countedValue } from './reading/counted-value';
export type { Explanation, PerDayBefore, UsualAmount, UsualPeriod } from './reading/explain-value';
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
  WizardAssessment,
  WizardField,
  WizardForm,
  WizardProblem,
  WizardSetting,
} from './wizard/assess-wizard';
export { assessWizard } from './wizard/assess-wizard';
export type { RatePhotos } from './wizard/check-rate';
export { checkRatePhotos, checkRateValue, ratePhotos } from './wizard/check-rate';
export { checkReceiptEmail, EMAIL_MOST } from './wizard/check-receipt-email';
export type { ChosenMeter, MeterChoice } from './wizard/chosen-meter';
export { chosenMeter } from './wizard/chosen-meter';
export type { Contact } from './wizard/contact';
export {
  checkContact,
  cleanContact,
  CONTACT_FIELDS,
  CONTACT_MOST,
  ZIP_LENGTH,
} from './wizard/contact';
export { detectMeterType } from './wizard/detect-meter-type';
export { firstWizardForm } from './wizard/first-form';
export { isWizardAvailable } from './wizard/is-wizard-available';
export { checkMeterNumber, cleanMeterNumber } from './wizard/meter-number';
export {
  nextRate,
  selectedRates,
  withRateAdded,
  withRateRemoved,
  withRateReplaced,
} from './wizard/selected-rates';
export { wizardDateWindow } from './wizard/wizard-date-window';
export { canSubmit, firstOpenStep, isStepDone } from './wizard/wizard-progress';
export type { EntryStep, WizardStep } from './wizard/wizard-steps';
export { WIZARD_STEPS } from './wizard/wizard-steps';
