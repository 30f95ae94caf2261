import type {
  AnonymousMeterConfig,
  AnonymousRateConfig,
  AnonymousRatesConfig,
} from '@ablesbar/domain';

/** A rate of eight digits and one decimal that may have a photo. */
export function aWizardRate(
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

/** One rate, `1.8.0`, read within the last 30 days. */
export function someWizardRates(part: Partial<AnonymousRatesConfig> = {}): AnonymousRatesConfig {
  return {
    meterRateConfigs: [aWizardRate('1.8.0')],
    defaultSelectedMeterRatesByOBIS: ['1.8.0'],
    defaultMeterReadingConfig: { isReadingImageAllowed: true, isReadingImageRequired: false },
    readingDateMaxDaysInPast: 30,
    readingDateMaxDaysInFuture: 0,
    ...part,
  };
}

/** An electricity meter with nothing more to choose. */
export function aWizardMeter(part: Partial<AnonymousMeterConfig> = {}): AnonymousMeterConfig {
  return {
    meterType: 'ELECTRIC_METER',
    defaultMeterConfig: someWizardRates(),
    subTypeMeterConfigs: [],
    customMeterConfig: null,
    ...part,
  };
}
