import { wholeConfig } from './whole-config';

/**
 * A config as the contract describes it. Every value differs from its default, so the test shows
 * that each value is read.
 */
const GIVEN = {
  meterReading: {
    queryPostDecimals: true,
    maskPostDecimals: true,
    defaultComments: ['Zähler nicht zugänglich'],
    validationFeedbackDelay: 500,
    commentsEnabled: false,
    freeTextCommentEnabled: false,
    readingDate: { readingDateMaxDaysInPast: 10, readingDateMaxDaysInFuture: 2 },
  },
  legal: { imprint: { url: 'https://a.example/i' }, privacy: { url: 'https://a.example/p' } },
  features: {
    reshareAllowed: true,
    unknownReadingsAllowed: true,
    notReadableAllowed: true,
    ownNotesAllowed: true,
    cameraReadingEnabled: false,
    excelExportAllowed: true,
    sendSubaccountViaEmailDisabled: true,
    evaluationEnabled: true,
    evaluationUseHistoricReadings: false,
    evaluationShowCurrentReadings: false,
    evaluationShowOnlyDoneJobs: false,
    evaluationIgnoreEstimatedReadingIfOtherReadingIsWithinDays: 3,
    unknownReadingsImageRequired: true,
    loginUsernameMinLength: 4,
    loginPasswordMinLength: 8,
    loginPasswordInputAsCleartext: true,
    redirectToJobsScreenOnLoginEnabled: true,
    multipleAccountsLoginEnabled: false,
    preselectJobIfSingleEnabled: true,
    sendSubaccountReminderMailtoLinkEnabled: true,
    imagesForbidden: true,
    imageAlwaysRequired: true,
    hideReadingDateInput: true,
    unplausibleReadingsCommentRequired: true,
    unplausibleReadingsImageRequired: true,
    historicReadingsValidationRequired: true,
    continuousReadingsValidationRequired: true,
    sendingAllowedDaysBeforeEarliestExecution: 5,
    sendingAllowedDaysAfterLatestExecution: 6,
  },
  communicationSettings: {
    sendingCrmRegisteredUserReadingReceiptAllowed: true,
    sendingUnknownUserReadingReceiptAllowed: true,
    showSendingReadingReceiptOnHomeScreen: true,
    showSendingReadingReceiptOnJobScreen: true,
    showSendingReadingReceiptOnMainMenu: true,
  },
  crmSettings: {
    registrationEnabled: true,
    showModalAfterLastJobCompleted: true,
    externalRegistrationOptInBaseUrl: 'https://crm.example',
    showRegistrationOnHomeScreen: true,
    showRegistrationOnJobScreen: true,
    showRegistrationOnMainMenu: true,
  },
  languageConfig: {
    defaultLanguage: 'en',
    enabledLanguages: [{ name: 'en', readableName: 'English' }],
    translations: { en: { home_title: 'Welcome' } },
  },
};

test.each([
  'meterReading',
  'legal',
  'features',
  'communicationSettings',
  'crmSettings',
  'languageConfig',
] as const)('what a server says of %s comes through', (section) => {
  expect(wholeConfig(GIVEN)[section]).toEqual(GIVEN[section]);
});

test("the server's settings for readings without a login are kept", () => {
  const rates = [
    {
      obis: '1-1:1.8.0',
      obisLabel: '1.8.0',
      rateName: 'Verbrauch',
      readingConfig: {
        preDecimals: 6,
        postDecimals: 3,
        queryPostDecimals: true,
        isReadingImageAllowed: false,
        isReadingImageRequired: true,
      },
    },
  ];
  const config = {
    meterRateConfigs: rates,
    defaultSelectedMeterRatesByOBIS: ['1-1:1.8.0'],
    defaultMeterReadingConfig: { isReadingImageAllowed: false, isReadingImageRequired: true },
    readingDateMaxDaysInPast: 11,
    readingDateMaxDaysInFuture: 3,
  };
  const readingReasons = [
    { value: 'ANNUAL', labelDE: 'Jahr', labelEN: 'Year', hintDE: 'Hinweis', hintEN: 'Hint' },
  ];
  const meter = {
    meterType: 'HEAT_METER',
    defaultMeterConfig: config,
    subTypeMeterConfigs: [
      { ...config, subType: 'OTHER', meterType: 'HEAT_METER', description: { de: 'Andere' } },
    ],
    customMeterConfig: { ...config, label: { de: 'Wandler', en: 'Transformer' } },
  };
  const given = {
    unknownUserReadingAllowed: true,
    meterNumberMinLength: 3,
    meterNumberMaxLength: 20,
    validation: { meterNumber: { disallowedCharacters: '[^A-Z]' } },
    readingReasons,
    meters: { HEAT_METER: meter },
  };
  expect(wholeConfig({ unknownUserReading: given }).unknownUserReading).toEqual({
    unknownUserReadingAllowed: true,
    meterNumberMinLength: 3,
    meterNumberMaxLength: 20,
    disallowedCharacters: '[^A-Z]',
    readingReasons,
    meters: [meter],
  });
});
