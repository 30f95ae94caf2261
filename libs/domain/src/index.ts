export type { Application } from './application/application';
export type { CommunicationSettings, Config, CrmSettings, LegalLinks } from './application/config';
export type {
  Features,
  MeterReadingConfig,
  MeterReadingOverrides,
  ReadingDateConfig,
} from './application/features';
export { featuresOf, jobConfigFrom, meterReadingOf } from './application/job-settings';
export type { EnabledLanguage, LanguageConfig } from './application/language-config';
export type {
  AnonymousMeterConfig,
  AnonymousRateConfig,
  AnonymousRatesConfig,
  ImageConfig,
  LocalText,
  ReadingReasonOption,
  SubTypeMeterConfig,
  UnknownUserReadingConfig,
} from './application/unknown-user-reading-config';
export { wholeConfig } from './application/whole-config';
export { berlinDay, dayOfWire, noonOf } from './calendar/berlin-day';
export type { CalendarDay } from './calendar/calendar-day';
export { addDays, calendarDay, daysBetween } from './calendar/calendar-day';
export type { Comparison, RateEvaluation } from './evaluation/evaluate-rate';
export { evaluateRate } from './evaluation/evaluate-rate';
export type { EvaluationGroups } from './evaluation/evaluation-groups';
export { canEvaluate, evaluationGroups } from './evaluation/evaluation-groups';
export type { Consumed, EvaluationEntry, NotConsumed } from './evaluation/intervals-of';
export type { EvaluatedReading } from './evaluation/readings-of';
export type { EvaluationYear } from './evaluation/years-of';
export { jobsOfBuilding, nextOpenJob } from './job/building';
export { daysLeft, expiresSoon } from './job/deadline';
export type { JobGroups } from './job/group-jobs';
export { groupJobs } from './job/group-jobs';
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
  ReadingValueValidation,
} from './job/job';
export { READING_REASONS } from './job/job';
export type { JobLines } from './job/job-lines';
export { jobLines } from './job/job-lines';
export type { MeterType } from './job/meter-type';
export { METER_TYPES } from './job/meter-type';
export { meterTypeOf } from './job/meter-type-of';
export type { Obis } from './job/obis';
export { parseObis } from './job/obis';
export type { OpenDeadline } from './job/open-deadlines';
export { openDeadlines } from './job/open-deadlines';
export { preselectedJob } from './job/preselected-job';
export type { Progress } from './job/progress-of';
export { progressOf } from './job/progress-of';
export type { ReadingPeriod } from './job/reading-periods';
export { readingPeriods } from './job/reading-periods';
export type { JobSearch } from './job/search-jobs';
export { searchJobs } from './job/search-jobs';
export type { DeadlineStatistics, Statistics } from './job/statistics-of';
export { statisticsOf } from './job/statistics-of';
export { hasSameTargetReadingDates, targetReadingDay } from './job/target-reading-date';
export { unitOf } from './job/unit-of';
export type { Consumption } from './reading/consumption';
export { consumptionSince } from './reading/consumption';
export { compareDecimals, decimalOf, numberOf } from './reading/decimal';
export { lastEventOf, lastReadingOf, lastResultOf } from './reading/last-reading';
export type { RateResult, ReadingImage, ReadingSubmission } from './reading/reading-submission';
export type { ReadingValue } from './reading/reading-value';
export { joinValue, parsePastedValue, valueOfNumber } from './reading/reading-value';
export { rolledOver } from './reading/rolled-over';
export { wireReadingDate } from './reading/wire-reading-date';
export type { AccountInfo } from './session/account-info';
export { claimsOf, hasRoles } from './session/claims-of';
export type { MenuItem } from './session/menu';
export { menuItems } from './session/menu';
export type { TokenClaims } from './session/token-claims';
export { isShareable } from './sharing/is-shareable';
