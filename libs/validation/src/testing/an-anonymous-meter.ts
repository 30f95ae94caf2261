import type {
  AnonymousMeterConfig,
  AnonymousRateConfig,
  AnonymousRatesConfig,
} from '@ablesbar/domain';

/** A rate with eight digits and one decimal that allows a photo. */
export function anAnonymousRate(
  obis: string,
  part: Partial<AnonymousRateConfig['readingConfig']> = {},
): AnonymousRateConfig {
  return {
    obis,
    obisLabel: obis,
    rateName: 'Verbrauch',
    readingConfig: {
      preDecimals: 8,
      postDecimals: 1,
      queryPostDecimals: false,
      isReadingImageAllowed: true,
      isReadingImageRequired: false,
      ...part,
    },
  };
}

/** One rate, `1.8.0`. The reading date may be up to 30 days in the past. */
export function someAnonymousRates(part: Partial<AnonymousRatesConfig> = {}): AnonymousRatesConfig {
  return {
    meterRateConfigs: [anAnonymousRate('1.8.0')],
    defaultSelectedMeterRatesByOBIS: ['1.8.0'],
    defaultMeterReadingConfig: { isReadingImageAllowed: true, isReadingImageRequired: false },
    readingDateMaxDaysInPast: 30,
    readingDateMaxDaysInFuture: 0,
    ...part,
  };
}

/** An electricity meter without sub types or a custom config. */
export function anAnonymousMeter(part: Partial<AnonymousMeterConfig> = {}): AnonymousMeterConfig {
  return {
    meterType: 'ELECTRIC_METER',
    defaultMeterConfig: someAnonymousRates(),
    subTypeMeterConfigs: [],
    customMeterConfig: null,
    ...part,
  };
}
