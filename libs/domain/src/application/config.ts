import type { Features, MeterReadingConfig } from './features';
import type { LanguageConfig } from './language-config';
import type { AnonymousReadingConfig } from './anonymous-config';

/**
 * A complete config: every value is present. The server may send any part of it; see wholeConfig.
 */
export interface Config {
  readonly meterReading: MeterReadingConfig;
  readonly unknownUserReading: AnonymousReadingConfig;
  readonly legal: LegalLinks;
  readonly features: Features;
  readonly communicationSettings: CommunicationSettings;
  readonly crmSettings: CrmSettings;
  readonly languageConfig: LanguageConfig;
}

export interface LegalLinks {
  readonly imprint: LegalLink;
  readonly privacy: LegalLink;
}

export interface LegalLink {
  readonly url: string | null;
}

export interface CommunicationSettings {
  readonly sendingCrmRegisteredUserReadingReceiptAllowed: boolean;
  readonly sendingUnknownUserReadingReceiptAllowed: boolean;
  readonly showSendingReadingReceiptOnHomeScreen: boolean;
  readonly showSendingReadingReceiptOnJobScreen: boolean;
  readonly showSendingReadingReceiptOnMainMenu: boolean;
}

export interface CrmSettings {
  readonly registrationEnabled: boolean;
  readonly showModalAfterLastJobCompleted: boolean;
  readonly externalRegistrationOptInBaseUrl: string | null;
  readonly showRegistrationOnHomeScreen: boolean;
  readonly showRegistrationOnJobScreen: boolean;
  readonly showRegistrationOnMainMenu: boolean;
}
