import { METER_TYPES, type MeterType } from '../job/meter-type';
import type { ReadingDateConfig } from './features';
import { countOf, flagOf, isObject, listOf, objectOf, textOf, textsOf } from './json-part';
import type {
  AnonymousMeterConfig,
  AnonymousRateConfig,
  AnonymousRatesConfig,
  ImageConfig,
  LocalText,
} from './anonymous-config';
import { wholeDigits } from './whole-digits';

/**
 * The meters of the reading without login, in the server's order: the first is preselected. Meters,
 * sub types and custom configs without a rate are left out, because there would be nothing to read.
 */
export function wholeAnonymousMeters(
  json: unknown,
  readingDate: ReadingDateConfig,
): readonly AnonymousMeterConfig[] {
  const meters = new Map<MeterType, AnonymousMeterConfig>();
  for (const [name, value] of Object.entries(objectOf(json))) {
    const meter = wholeMeter(objectOf(value), meterTypeOr(name, 'GENERIC_METER'), readingDate);
    if (isReadable(meter) && !meters.has(meter.meterType)) meters.set(meter.meterType, meter);
  }
  return [...meters.values()];
}

function isReadable(meter: AnonymousMeterConfig): boolean {
  const { defaultMeterConfig, subTypeMeterConfigs, customMeterConfig } = meter;
  return (
    hasRates(defaultMeterConfig) || subTypeMeterConfigs.length > 0 || customMeterConfig !== null
  );
}

function hasRates({ meterRateConfigs }: AnonymousRatesConfig): boolean {
  return meterRateConfigs.length > 0;
}

function wholeMeter(
  json: Readonly<Record<string, unknown>>,
  named: MeterType,
  readingDate: ReadingDateConfig,
): AnonymousMeterConfig {
  const meterType = meterTypeOr(json['meterType'], named);
  const base = wholeRates(json['defaultMeterConfig'], {
    meterRateConfigs: [],
    defaultSelectedMeterRatesByOBIS: [],
    defaultMeterReadingConfig: { isReadingImageAllowed: true, isReadingImageRequired: false },
    ...readingDate,
  });
  const subTypes = listOf(json['subTypeMeterConfigs']).flatMap((value) => {
    const sub = objectOf(value);
    const subType = textOf(sub['subType'], '');
    const description = localText(sub['description']);
    return subType === '' ? [] : [{ ...wholeRates(sub, base), subType, meterType, description }];
  });
  const custom = wholeCustom(json['customMeterConfig'], base);
  return {
    meterType,
    defaultMeterConfig: base,
    subTypeMeterConfigs: subTypes.filter(hasRates),
    customMeterConfig: custom !== null && hasRates(custom) ? custom : null,
  };
}

function wholeCustom(
  json: unknown,
  base: AnonymousRatesConfig,
): AnonymousMeterConfig['customMeterConfig'] {
  return isObject(json) ? { ...wholeRates(json, base), label: localText(json['label']) } : null;
}

/**
 * Values that a sub type or the custom config omits or leaves empty come from the default config.
 */
function wholeRates(json: unknown, base: AnonymousRatesConfig): AnonymousRatesConfig {
  const config = objectOf(json);
  const rates = listOf(config['meterRateConfigs']).flatMap(wholeRate);
  const selected = textsOf(config['defaultSelectedMeterRatesByOBIS']);
  return {
    meterRateConfigs: rates.length > 0 ? rates : base.meterRateConfigs,
    defaultSelectedMeterRatesByOBIS:
      selected.length > 0 ? selected : base.defaultSelectedMeterRatesByOBIS,
    defaultMeterReadingConfig: wholeImages(
      config['defaultMeterReadingConfig'],
      base.defaultMeterReadingConfig,
    ),
    readingDateMaxDaysInPast: countOf(
      config['readingDateMaxDaysInPast'],
      base.readingDateMaxDaysInPast,
    ),
    readingDateMaxDaysInFuture: countOf(
      config['readingDateMaxDaysInFuture'],
      base.readingDateMaxDaysInFuture,
    ),
  };
}

function wholeRate(json: unknown): readonly AnonymousRateConfig[] {
  const { obis, obisLabel, rateName, readingConfig } = objectOf(json);
  const code = textOf(obis, '');
  if (code === '') return [];
  const reading = objectOf(readingConfig);
  return [
    {
      obis: code,
      obisLabel: textOf(obisLabel, code),
      rateName: textOf(rateName, ''),
      readingConfig: {
        ...wholeImages(reading, { isReadingImageAllowed: true, isReadingImageRequired: false }),
        ...wholeDigits(reading),
        queryPostDecimals: flagOf(reading['queryPostDecimals'], false),
      },
    },
  ];
}

function wholeImages(json: unknown, base: ImageConfig): ImageConfig {
  const { isReadingImageAllowed, isReadingImageRequired } = objectOf(json);
  return {
    isReadingImageAllowed: flagOf(isReadingImageAllowed, base.isReadingImageAllowed),
    isReadingImageRequired: flagOf(isReadingImageRequired, base.isReadingImageRequired),
  };
}

function localText(json: unknown): LocalText {
  if (typeof json === 'string') return { de: json };
  const texts = Object.entries(objectOf(json)).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return Object.fromEntries(texts);
}

function meterTypeOr(json: unknown, fallback: MeterType): MeterType {
  return METER_TYPES.find((meterType) => meterType === json) ?? fallback;
}
