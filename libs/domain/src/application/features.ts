export interface Features {
  readonly reshareAllowed: boolean;
  readonly unknownReadingsAllowed: boolean;
  readonly notReadableAllowed: boolean;
  /** Notes between campaigns, which stay on the device. */
  readonly ownNotesAllowed: boolean;
  /** A camera of our own beside the counter (customer decision 51). */
  readonly cameraReadingEnabled: boolean;
  readonly excelExportAllowed: boolean;
  readonly sendSubaccountViaEmailDisabled: boolean;
  readonly evaluationEnabled: boolean;
  readonly evaluationUseHistoricReadings: boolean;
  readonly evaluationShowCurrentReadings: boolean;
  readonly evaluationShowOnlyDoneJobs: boolean;
  readonly evaluationIgnoreEstimatedReadingIfOtherReadingIsWithinDays: number;
  readonly unknownReadingsImageRequired: boolean;
  readonly loginUsernameMinLength: number;
  readonly loginPasswordMinLength: number;
  readonly loginPasswordInputAsCleartext: boolean;
  readonly redirectToJobsScreenOnLoginEnabled: boolean;
  readonly multipleAccountsLoginEnabled: boolean;
  readonly preselectJobIfSingleEnabled: boolean;
  readonly sendSubaccountReminderMailtoLinkEnabled: boolean;
  readonly imagesForbidden: boolean;
  readonly imageAlwaysRequired: boolean;
  readonly hideReadingDateInput: boolean;
  readonly unplausibleReadingsCommentRequired: boolean;
  readonly unplausibleReadingsImageRequired: boolean;
  readonly historicReadingsValidationRequired: boolean;
  readonly continuousReadingsValidationRequired: boolean;
  readonly sendingAllowedDaysBeforeEarliestExecution: number;
  readonly sendingAllowedDaysAfterLatestExecution: number;
}

export interface MeterReadingConfig {
  readonly queryPostDecimals: boolean;
  readonly maskPostDecimals: boolean;
  readonly defaultComments: readonly string[];
  readonly validationFeedbackDelay: number;
  readonly commentsEnabled: boolean;
  readonly freeTextCommentEnabled: boolean;
  readonly readingDate: ReadingDateConfig;
}

export interface ReadingDateConfig {
  readonly readingDateMaxDaysInPast: number;
  readonly readingDateMaxDaysInFuture: number;
}

/** The settings that a job may override, field by field. */
export type MeterReadingOverrides = Partial<Omit<MeterReadingConfig, 'readingDate'>> & {
  readonly readingDate?: Partial<ReadingDateConfig>;
};
