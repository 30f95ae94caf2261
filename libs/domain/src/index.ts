export type {
  Application,
  CommunicationSettings,
  Config,
  CrmSettings,
  EnabledLanguage,
  LanguageConfig,
  LegalLinks,
} from './application/config';
export type {
  Features,
  MeterReadingConfig,
  MeterReadingOverrides,
  ReadingDateConfig,
} from './application/features';
export { featuresOf, jobConfigFrom, meterReadingOf } from './application/job-settings';
export { inLanguage } from './application/in-language';
export { languagesToTry } from './application/languages-to-try';
export { startingLanguage } from './application/starting-language';
export { nextLanguage } from './application/next-language';
export type {
  AnonymousMeterConfig,
  AnonymousRateConfig,
  AnonymousRatesConfig,
  ImageConfig,
  LocalText,
  ReadingReasonOption,
  SubTypeMeterConfig,
  AnonymousReadingConfig,
} from './application/anonymous-config';
export { reasonInLanguage, textInLanguage } from './application/text-in-language';
export { wholeConfig } from './application/whole-config';
export { wholeDigits } from './application/whole-digits';
export { berlinDay, dayOfWire, instantOfWire, noonOf } from './calendar/berlin-day';
export type { CalendarDay } from './calendar/calendar-day';
export { addDays, calendarDay, dayOfUtc, daysBetween } from './calendar/calendar-day';
export {
  DAYS_UNTIL_1904,
  dayOfSheetNumber,
  readGermanDay,
  sheetNumberOf,
} from './calendar/sheet-day';
export { earlierReadings } from './evaluation/earlier-readings';
export { type Comparison, type RateEvaluation, evaluateRate } from './evaluation/evaluate-rate';
export type { EvaluationGroups } from './evaluation/evaluation-groups';
export { canEvaluate, evaluationGroups } from './evaluation/evaluation-groups';
export type { Consumed, EvaluationEntry, NotConsumed } from './evaluation/intervals-of';
export type { EvaluatedReading } from './evaluation/readings-of';
export type { HistoryYear, NotedEntry } from './evaluation/noted-entries';
export { historyWith, notedEntries } from './evaluation/noted-entries';
export { type NotesById, type OwnNote, isOwnNote, notesOf } from './evaluation/own-note';
export { type MeterInsight, meterInsight } from './evaluation/meter-insight';
export { isYearBeforeWhole } from './evaluation/is-year-before-whole';
export { perDayAYearBefore } from './evaluation/per-day-a-year-before';
export { type RecentPeriod, recentPeriods } from './evaluation/recent-periods';
export { type UsualPerDay, usualPerDay } from './evaluation/usual-per-day';
export type { EvaluationYear } from './evaluation/years-of';
export { type ContactItem, contactFor } from './help/contact-for';
export type { ExplainedMeter, Instruction, PatternMatcher } from './help/instructions-for';
export { DEFAULT_OBIS, instructionsFor } from './help/instructions-for';
export { linkPhoneNumbers } from './help/link-phone-numbers';
export { buildingOf, jobsOfBuilding, nextOpenJob } from './job/building';
export { type Building, buildingsByDeadline } from './job/buildings-by-deadline';
export type { AskedMonth, JobFilter, JobFilterSetup, JobStateFilter } from './job/filter-jobs';
export { countStates, filterJobs, JOB_STATES } from './job/filter-jobs';
export { type CalendarEntry, deadlineCalendar } from './job/deadline-calendar';
export { isSoon, lastDayOf } from './job/deadline';
export { type JobGroups, groupJobs } from './job/group-jobs';
export { listedJobs } from './job/listed-jobs';
export type {
  Customer,
  Job,
  JobConfig,
  JobConstraints,
  MailingAddress,
  Meter,
  MeterAddress,
  MeterRateTask,
  Partner,
  ReadingEvent,
  ReadingReason,
  ReadingResult,
  SentResult,
  ReadingValueValidation,
} from './job/job';
export { READING_REASONS } from './job/job';
export { type JobLines, jobLines } from './job/job-lines';
export type { NotReadable, NotReadableReason, NotReadableSubmission } from './job/not-readable';
export { isAboutAccess, isNotReadableReason, NOT_READABLE_REASONS } from './job/not-readable';
export { uniqueJobs } from './job/unique-jobs';
export { isCurrent } from './job/is-current';
export { isFeedIn } from './job/is-feed-in';
export { type MeterType, METER_TYPES } from './job/meter-type';
export { meterTypeOf } from './job/meter-type-of';
export { type Obis, parseObis } from './job/obis';
export { type OpenDeadline, openDeadlines } from './job/open-deadlines';
export { preselectedJob } from './job/preselected-job';
export { type Progress, progressOf } from './job/progress-of';
export { type ReadingPeriod, readingPeriods } from './job/reading-periods';
export { type JobSearch, type MediumWords, searchJobs } from './job/search-jobs';
export { type CanBeRead, roundHouse, type RoundQuestion, roundsThrough } from './job/round-house';
export { tableAccount } from './job/table-account';
export { numbersOnLabel, numberThatFits } from './scan/label-numbers';
export { metersOnLabel, type MetersOnLabel } from './scan/meters-on-label';
export { chosenOrder, walkingOrder } from './job/walking-order';
export { type DeadlineStatistics, type Statistics, statisticsOf } from './job/statistics-of';
export {
  differingParties,
  namesAtMeter,
  namesOfProvider,
  otherMailingAddress,
} from './job/parties';
export {
  hasSameTargetReadingDates,
  ownTargetDayOf,
  targetReadingDay,
} from './job/target-reading-date';
export { isRateNamed, type NamedRate, rateNameAmong } from './job/rate-name';
export { unitOf } from './job/unit-of';
export { unitOfMedium } from './job/unit-of-medium';
export { unitOfAnonymous } from './application/unit-of-anonymous';
export type {
  AnonymousContact,
  AnonymousSubmission,
  AnonymousValue,
} from './anonymous/anonymous-submission';
export { type Consumption, consumptionSince } from './reading/consumption';
export { addDecimals, compareDecimals, decimalOf, numberOf } from './reading/decimal';
export { lastEventOf, lastReadingOf, lastResultOf } from './reading/last-reading';
export type {
  RateResult,
  ReadingImage,
  ReadingSubmission,
  UnlistedSubmission,
} from './reading/reading-submission';
export type { ReadingValue } from './reading/reading-value';
export {
  asOnTheMeter,
  type Cells,
  decimalOnTheMeter,
  differingCells,
} from './reading/differing-cells';
export {
  EMPTY_VALUE,
  hasOpenDigit,
  isReadingValue,
  joinValue,
  numberOfValue,
  OPEN_DIGIT,
  parsePastedValue,
  valueOfNumber,
} from './reading/reading-value';
export { consumptionAfterRollover } from './reading/consumption-after-rollover';
export { wireReadingDate } from './reading/wire-reading-date';
export { canAskForAnonymousReceipt } from './anonymous/anonymous-receipt';
export type { Registration } from './registration/registration';
export {
  afterRegistration,
  isRegistered,
  ownRegistrationUrl,
  registrationUrl,
  shouldAskForRegistration,
} from './registration/registration';
export type {
  RegistrationPlace,
  RegistrationFacts,
  RegistrationTrigger,
} from './registration/registration-trigger';
export {
  canAskForReceipt,
  registrationTrigger,
  opensAfterSending,
} from './registration/registration-trigger';
export { receiptNumber } from './receipt/receipt-number';
export type { AccountInfo } from './session/account-info';
export { chosenAccount } from './session/chosen-account';
export { claimsOf, hasRoles } from './session/claims-of';
export { parentAmong } from './session/parent-among';
export { type MenuItem, menuItems } from './session/menu';
export { ROLES } from './session/roles';
export type { TokenClaims } from './session/claims-of';
export type { AccessCardFacts, StairwellNotice } from './sharing/access-card';
export { accessCard, stairwellNotices } from './sharing/access-card';
export { canTakeJobsBack } from './sharing/can-take-jobs-back';
export { exportFileName } from './sharing/export-file-name';
export type { ExportColumn, ExportRow } from './sharing/export-rows';
export { EXPORT_COLUMNS, exportRows } from './sharing/export-rows';
export { isShareable } from './sharing/is-shareable';
export type { JobColumn, JobTableGroup } from './sharing/job-table';
export { groupedBy } from './job/grouped-by';
export { groupedJobs, JOB_COLUMNS, sortedJobs } from './sharing/job-table';
export { mailtoLink } from './sharing/mailto-link';
export { type NoteColumn, type NoteRow, NOTE_COLUMNS, noteRows } from './sharing/note-rows';
export { type SheetMatch, matchSheet } from './sharing/match-sheet';
export { pastedColumn } from './sharing/pasted-column';
export { sheetValue } from './sharing/sheet-cell';
export type { Share, ShareLogin } from './sharing/share';
export { type ShareMail, shareMail } from './sharing/share-mail';
export { type ShareName, shareName } from './sharing/share-name';
export { type SharingWays, sharingWays } from './sharing/sharing-ways';
export { type SheetRow, type SheetValue, sheetRows } from './sharing/sheet-rows';
