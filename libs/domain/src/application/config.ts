import type { Features, MeterReadingConfig } from './features';
import type { AnonymousReadingConfig } from './anonymous-config';

/** The utility's installation that this origin serves (one tenant of the server). */
export interface Application {
  readonly applicationId: string;
  readonly name: string;
  readonly config: Config;
}

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

export interface LanguageConfig {
  readonly defaultLanguage: string;
  readonly enabledLanguages: readonly EnabledLanguage[];
  /** One flat table of texts for each language. Keys contain underscores, never dots. */
  readonly translations: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

export interface EnabledLanguage {
  readonly name: string;
  readonly readableName: string;
}
