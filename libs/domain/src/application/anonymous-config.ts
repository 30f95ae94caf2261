import type { MeterType } from '../job/meter-type';
import type { CounterDigits } from './whole-digits';

/** The settings of a reading without login. Its rules are in `anonymous/` of @ablesbar/validation. */
export interface AnonymousReadingConfig {
  readonly unknownUserReadingAllowed: boolean;
  readonly meterNumberMinLength: number;
  readonly meterNumberMaxLength: number;
  readonly disallowedCharacters: string | null;
  readonly readingReasons: readonly ReadingReasonOption[];
  readonly meters: readonly AnonymousMeterConfig[];
}

export interface ReadingReasonOption {
  readonly value: string;
  readonly labelDE: string;
  readonly labelEN: string;
  readonly hintDE: string;
  readonly hintEN: string;
}

export interface AnonymousMeterConfig {
  readonly meterType: MeterType;
  readonly defaultMeterConfig: AnonymousRatesConfig;
  readonly subTypeMeterConfigs: readonly SubTypeMeterConfig[];
  readonly customMeterConfig: (AnonymousRatesConfig & { readonly label: LocalText }) | null;
}

export interface AnonymousRatesConfig {
  readonly meterRateConfigs: readonly AnonymousRateConfig[];
  readonly defaultSelectedMeterRatesByOBIS: readonly string[];
  readonly defaultMeterReadingConfig: ImageConfig;
  readonly readingDateMaxDaysInPast: number;
  readonly readingDateMaxDaysInFuture: number;
}

export interface SubTypeMeterConfig extends AnonymousRatesConfig {
  readonly subType: string;
  readonly meterType: MeterType;
  readonly description: LocalText;
}

export interface AnonymousRateConfig {
  readonly obis: string;
  readonly obisLabel: string;
  readonly rateName: string;
  readonly readingConfig: ImageConfig & CounterDigits & { readonly queryPostDecimals: boolean };
}

export interface ImageConfig {
  readonly isReadingImageAllowed: boolean;
  readonly isReadingImageRequired: boolean;
}

/** A text in some languages, by language name. Missing languages use `de`; see textInLanguage. */
export type LocalText = Readonly<Record<string, string>>;
