import { wholeConfig } from '@ablesbar/domain';
import { jpegOf } from './pictures';

const rate = (obis: string, reading: object = {}) => ({
  obis,
  readingConfig: { preDecimals: 6, postDecimals: 1, ...reading },
});
export const unknownUserReading = {
  unknownUserReadingAllowed: true,
  validation: { meterNumber: { disallowedCharacters: '[^A-Z0-9]' } },
  readingReasons: [{ value: 'ANNUAL_READING', labelDE: 'Jahresablesung' }],
  meters: {
    ELECTRIC_METER: {
      defaultMeterConfig: { meterRateConfigs: [rate('1-1:1.8.0')] },
      subTypeMeterConfigs: [
        { subType: 'ONE', meterRateConfigs: [rate('1-1:1.8.0')] },
        { subType: 'TWO', meterRateConfigs: [rate('1-1:1.8.1'), rate('1-1:1.8.2')] },
      ],
      customMeterConfig: { meterRateConfigs: [rate('1-1:1.8.0', { postDecimals: 3 })] },
    },
    GAS_METER: {
      defaultMeterConfig: {
        meterRateConfigs: [
          rate('7-1:3.0.0', { queryPostDecimals: true, isReadingImageRequired: true }),
        ],
      },
    },
  },
};
export const config = wholeConfig({
  unknownUserReading,
  communicationSettings: { sendingUnknownUserReadingReceiptAllowed: true },
});
export const photo = { encodedImage: jpegOf().toString('base64'), mimeType: 'image/jpeg' };
export const reading = (obis: string, value: unknown, readingImages: readonly unknown[] = []) => ({
  obis,
  rateName: 'Verbrauch',
  value,
  readingImages,
});
export const CONTACT = {
  firstname: 'Erika',
  lastname: 'Özdemir-Groß',
  street: 'Lindenstraße',
  houseNumber: '14a',
  zip: '39999',
  city: 'Neuenbrück',
};
export const BODY = {
  meterType: 'ELECTRIC_METER',
  meterNumber: '1emh 0099-887766',
  readingValues: [reading('1-1:1.8.0', 4711.5, [photo])],
  readingDate: '2026-11-20T11:00:00.000Z',
  readingReason: 'ANNUAL_READING',
  contact: CONTACT,
};
