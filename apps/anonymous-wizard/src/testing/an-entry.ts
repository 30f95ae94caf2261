import { aConfig, aDay } from '@ablesbar/domain/testing';
import type { AnonymousRateConfig } from '@ablesbar/domain';
import type { Entry, Photo } from '../entry/entry';

function aRate(obis: string, rateName: string): AnonymousRateConfig {
  const images = { isReadingImageAllowed: true, isReadingImageRequired: false };
  const readingConfig = { preDecimals: 6, postDecimals: 1, queryPostDecimals: false, ...images };
  return { obis, obisLabel: obis, rateName, readingConfig };
}

/** Electricity with consumption and feed-in, and a custom form with one rate of its own. */
export const { unknownUserReading: config, features } = aConfig({
  unknownUserReading: {
    unknownUserReadingAllowed: true,
    meters: [
      {
        meterType: 'ELECTRIC_METER',
        defaultMeterConfig: someRates([aRate('1.8.0', 'Verbrauch'), aRate('2.8.0', 'Einspeisung')]),
        subTypeMeterConfigs: [],
        customMeterConfig: { ...someRates([aRate('1.8.9', 'MWh')]), label: { de: 'MWh' } },
      },
    ],
    readingReasons: [{ value: 'ANNUAL', labelDE: '', labelEN: '', hintDE: '', hintEN: '' }],
  },
});

function someRates(meterRateConfigs: readonly AnonymousRateConfig[]) {
  return {
    meterRateConfigs,
    defaultSelectedMeterRatesByOBIS: ['1.8.0'],
    defaultMeterReadingConfig: { isReadingImageAllowed: true, isReadingImageRequired: false },
    readingDateMaxDaysInPast: 30,
    readingDateMaxDaysInFuture: 0,
  };
}

export function aPhoto(id: string): Photo {
  return { id, mimeType: 'image/jpeg', encodedImage: 'AQI=', data: new Uint8Array([1, 2]).buffer };
}

/** A complete entry, read on the day before the tests' current day. */
export function anEntry(part: Partial<Entry> = {}): Entry {
  return {
    meterNumber: '1ESY1160123456',
    meterType: null,
    subType: null,
    isCustom: false,
    rates: null,
    day: aDay('2026-11-20'),
    contact: {
      firstname: 'Jürgen',
      lastname: 'Weißmüller',
      street: 'Am Markt',
      houseNumber: '1a',
      zip: '39999',
      city: 'Neuenbrück',
    },
    readingReason: 'ANNUAL',
    hasConsented: true,
    email: '',
    values: { '1.8.0': { integer: '003427', decimals: '9' } },
    photos: {},
    isContactKept: false,
    ...part,
  };
}
