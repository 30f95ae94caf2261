import type { Features } from './features';
import { isCount, isKeyOf, objectOf } from './json-part';

const FLAGS = {
  reshareAllowed: false,
  unknownReadingsAllowed: false,
  notReadableAllowed: false,
  ownNotesAllowed: false,
  cameraReadingEnabled: true,
  excelExportAllowed: false,
  sendSubaccountViaEmailDisabled: false,
  evaluationEnabled: false,
  evaluationUseHistoricReadings: true,
  evaluationShowCurrentReadings: true,
  evaluationShowOnlyDoneJobs: true,
  unknownReadingsImageRequired: false,
  loginPasswordInputAsCleartext: false,
  redirectToJobsScreenOnLoginEnabled: false,
  multipleAccountsLoginEnabled: true,
  preselectJobIfSingleEnabled: false,
  sendSubaccountReminderMailtoLinkEnabled: false,
  imagesForbidden: false,
  imageAlwaysRequired: false,
  hideReadingDateInput: false,
  unplausibleReadingsCommentRequired: false,
  unplausibleReadingsImageRequired: false,
  historicReadingsValidationRequired: false,
  continuousReadingsValidationRequired: false,
};

const COUNTS = {
  evaluationIgnoreEstimatedReadingIfOtherReadingIsWithinDays: 14,
  loginUsernameMinLength: 5,
  loginPasswordMinLength: 5,
  sendingAllowedDaysBeforeEarliestExecution: 0,
  sendingAllowedDaysAfterLatestExecution: 0,
};

type Writable<T> = { -readonly [K in keyof T]: T[K] };

export function wholeFeatures(json: unknown): Features {
  return { ...FLAGS, ...COUNTS, ...givenFeatures(json) };
}

/**
 * Only the flags and counts that are present with the right type. A job's overrides must not
 * contain defaults.
 */
export function givenFeatures(json: unknown): Partial<Features> {
  const given: Writable<Partial<Features>> = {};
  for (const [name, value] of Object.entries(objectOf(json))) {
    if (isKeyOf(FLAGS, name) && typeof value === 'boolean') given[name] = value;
    if (isKeyOf(COUNTS, name) && isCount(value)) given[name] = value;
  }
  return given;
}
