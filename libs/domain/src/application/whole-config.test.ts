import { wholeConfig } from './whole-config';

const defaults = wholeConfig({});

test('the defaults of the specification', () => {
  expect(defaults).toEqual({
    meterReading: {
      queryPostDecimals: false,
      maskPostDecimals: false,
      defaultComments: [],
      validationFeedbackDelay: 1500,
      commentsEnabled: true,
      freeTextCommentEnabled: true,
      readingDate: { readingDateMaxDaysInPast: 30, readingDateMaxDaysInFuture: 0 },
    },
    unknownUserReading: {
      unknownUserReadingAllowed: false,
      meterNumberMinLength: 8,
      meterNumberMaxLength: 14,
      disallowedCharacters: null,
      readingReasons: [],
      meters: [],
    },
    legal: { imprint: { url: null }, privacy: { url: null } },
    features: {
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
      evaluationIgnoreEstimatedReadingIfOtherReadingIsWithinDays: 14,
      unknownReadingsImageRequired: false,
      loginUsernameMinLength: 5,
      loginPasswordMinLength: 5,
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
      sendingAllowedDaysBeforeEarliestExecution: 0,
      sendingAllowedDaysAfterLatestExecution: 0,
    },
    communicationSettings: {
      sendingCrmRegisteredUserReadingReceiptAllowed: false,
      sendingUnknownUserReadingReceiptAllowed: false,
      showSendingReadingReceiptOnHomeScreen: false,
      showSendingReadingReceiptOnJobScreen: false,
      showSendingReadingReceiptOnMainMenu: false,
    },
    crmSettings: {
      registrationEnabled: false,
      showModalAfterLastJobCompleted: false,
      externalRegistrationOptInBaseUrl: null,
      showRegistrationOnHomeScreen: false,
      showRegistrationOnJobScreen: false,
      showRegistrationOnMainMenu: false,
    },
    languageConfig: {
      defaultLanguage: 'de',
      enabledLanguages: [{ name: 'de', readableName: 'de' }],
      translations: {},
    },
  });
});

const SECTIONS = Object.keys(defaults);
const everywhere = (value: unknown) =>
  Object.fromEntries(SECTIONS.map((section) => [section, value]));

test.each([
  { says: 'null', json: null },
  { says: 'nothing', json: undefined },
  { says: 'a number', json: 7 },
  { says: 'a text', json: 'config' },
  { says: 'a list', json: [1, [2]] },
  { says: 'unknown fields', json: { unknown: { features: { reshareAllowed: true } } } },
  { says: 'null in every section', json: everywhere(null) },
  { says: 'a number in every section', json: everywhere(1) },
  { says: 'a text in every section', json: everywhere('x') },
  { says: 'a list in every section', json: everywhere([{}, 'x', null]) },
  {
    says: 'fields of the wrong type',
    json: {
      meterReading: { queryPostDecimals: 'true', validationFeedbackDelay: '9', defaultComments: 1 },
      unknownUserReading: {
        unknownUserReadingAllowed: 0,
        meterNumberMinLength: null,
        readingReasons: [null, 'ANNUAL_READING', { value: 3 }],
        meters: [],
        validation: { meterNumber: { disallowedCharacters: 4 } },
      },
      features: { reshareAllowed: 1, loginUsernameMinLength: '3' },
      legal: { imprint: 'https://a.example', privacy: { url: 5 } },
      languageConfig: { defaultLanguage: 4, enabledLanguages: [{}, 'en'], translations: [[]] },
    },
  },
  {
    says: 'numbers that cannot be meant',
    json: {
      meterReading: {
        readingDate: { readingDateMaxDaysInPast: -1, readingDateMaxDaysInFuture: 0.5 },
      },
      features: { loginPasswordMinLength: -3, sendingAllowedDaysAfterLatestExecution: 1e300 },
    },
  },
])('without anything usable the defaults stand: $says', ({ json }) => {
  expect(wholeConfig(json)).toEqual(defaults);
});

test("the server's settings replace the defaults", () => {
  const config = wholeConfig({
    meterReading: { maskPostDecimals: true, defaultComments: ['Zähler nicht zugänglich', 3] },
    features: { evaluationShowOnlyDoneJobs: false, loginUsernameMinLength: 0 },
    crmSettings: { registrationEnabled: true },
    communicationSettings: { sendingUnknownUserReadingReceiptAllowed: true },
  });
  expect(config).toEqual({
    ...defaults,
    meterReading: {
      ...defaults.meterReading,
      maskPostDecimals: true,
      defaultComments: ['Zähler nicht zugänglich'],
    },
    features: {
      ...defaults.features,
      evaluationShowOnlyDoneJobs: false,
      loginUsernameMinLength: 0,
    },
    crmSettings: { ...defaults.crmSettings, registrationEnabled: true },
    communicationSettings: {
      ...defaults.communicationSettings,
      sendingUnknownUserReadingReceiptAllowed: true,
    },
  });
});

test.each([
  { says: 'both labels', given: { labelDE: 'J', labelEN: 'A' }, labelDE: 'J', labelEN: 'A' },
  { says: 'English falls back to German', given: { labelDE: 'J' }, labelDE: 'J', labelEN: 'J' },
  { says: 'both fall back to the value', given: {}, labelDE: 'X', labelEN: 'X' },
])('a reading reason: $says', ({ given, labelDE, labelEN }) => {
  const config = wholeConfig({
    unknownUserReading: { readingReasons: [{ value: 'X', ...given }] },
  });
  expect(config.unknownUserReading.readingReasons).toEqual([
    { value: 'X', labelDE, labelEN, hintDE: '', hintEN: '' },
  ]);
});
