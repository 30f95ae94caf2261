export type { Application } from './application/application';
export type { CommunicationSettings, Config, CrmSettings, LegalLinks } from './application/config';
export type { Features, MeterReadingConfig, ReadingDateConfig } from './application/features';
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
export type { MeterType } from './job/meter-type';
export { METER_TYPES } from './job/meter-type';
export type { RateResult, ReadingImage, ReadingSubmission } from './reading/reading-submission';
export type { AccountInfo } from './session/account-info';
export type { TokenClaims } from './session/token-claims';
