import type { CommunicationSettings, Config, CrmSettings } from './config';
import type { ReadingDateConfig } from './features';
import { countOf, flagOf, listOf, objectOf, textOf } from './json-part';
import { safeUrl } from './safe-url';
import type { ReadingReasonOption, AnonymousReadingConfig } from './anonymous-config';
import { wholeAnonymousMeters } from './whole-anonymous-meters';
import { wholeFeatures } from './whole-features';
import { wholeLanguage } from './whole-language';
import { wholeMeterReading } from './whole-meter-reading';

/**
 * Makes a complete config from any JSON, so that no screen has to check whether a value is present.
 */
export function wholeConfig(json: unknown): Config {
  const config = objectOf(json);
  const legal = objectOf(config['legal']);
  const meterReading = wholeMeterReading(config['meterReading']);
  return {
    meterReading,
    unknownUserReading: wholeAnonymousReading(
      config['unknownUserReading'],
      meterReading.readingDate,
    ),
    legal: {
      imprint: { url: safeUrl(objectOf(legal['imprint'])['url']) },
      privacy: { url: safeUrl(objectOf(legal['privacy'])['url']) },
    },
    features: wholeFeatures(config['features']),
    communicationSettings: wholeCommunication(config['communicationSettings']),
    crmSettings: wholeCrm(config['crmSettings']),
    languageConfig: wholeLanguage(config['languageConfig']),
  };
}

function wholeAnonymousReading(
  json: unknown,
  readingDate: ReadingDateConfig,
): AnonymousReadingConfig {
  const config = objectOf(json);
  const meterNumber = objectOf(objectOf(config['validation'])['meterNumber']);
  const disallowed = textOf(meterNumber['disallowedCharacters'], '');
  return {
    unknownUserReadingAllowed: flagOf(config['unknownUserReadingAllowed'], false),
    meterNumberMinLength: countOf(config['meterNumberMinLength'], 8),
    meterNumberMaxLength: countOf(config['meterNumberMaxLength'], 14),
    disallowedCharacters: disallowed === '' ? null : disallowed,
    readingReasons: listOf(config['readingReasons']).flatMap(wholeReason),
    meters: wholeAnonymousMeters(config['meters'], readingDate),
  };
}

function wholeReason(json: unknown): readonly ReadingReasonOption[] {
  const reason = objectOf(json);
  const value = textOf(reason['value'], '');
  if (value === '') return [];
  const labelDE = textOf(reason['labelDE'], value);
  const hintDE = textOf(reason['hintDE'], '');
  return [
    {
      value,
      labelDE,
      labelEN: textOf(reason['labelEN'], labelDE),
      hintDE,
      hintEN: textOf(reason['hintEN'], hintDE),
    },
  ];
}

function wholeCommunication(json: unknown): CommunicationSettings {
  const config = objectOf(json);
  const isOn = (name: keyof CommunicationSettings) => flagOf(config[name], false);
  return {
    sendingCrmRegisteredUserReadingReceiptAllowed: isOn(
      'sendingCrmRegisteredUserReadingReceiptAllowed',
    ),
    sendingUnknownUserReadingReceiptAllowed: isOn('sendingUnknownUserReadingReceiptAllowed'),
    showSendingReadingReceiptOnHomeScreen: isOn('showSendingReadingReceiptOnHomeScreen'),
    showSendingReadingReceiptOnJobScreen: isOn('showSendingReadingReceiptOnJobScreen'),
    showSendingReadingReceiptOnMainMenu: isOn('showSendingReadingReceiptOnMainMenu'),
  };
}

function wholeCrm(json: unknown): CrmSettings {
  const config = objectOf(json);
  const isOn = (name: keyof CrmSettings) => flagOf(config[name], false);
  return {
    registrationEnabled: isOn('registrationEnabled'),
    showModalAfterLastJobCompleted: isOn('showModalAfterLastJobCompleted'),
    externalRegistrationOptInBaseUrl: safeUrl(config['externalRegistrationOptInBaseUrl']),
    showRegistrationOnHomeScreen: isOn('showRegistrationOnHomeScreen'),
    showRegistrationOnJobScreen: isOn('showRegistrationOnJobScreen'),
    showRegistrationOnMainMenu: isOn('showRegistrationOnMainMenu'),
  };
}
