import { METER_TYPES } from '@ablesbar/domain';
import { createTexts } from '../texts/create-texts';
import { mediumText } from './medium-text';
import { sayUnit } from './say-unit';

test.each([
  { unit: 'kWh', word: 'Kilowattstunden' },
  { unit: 'MWh', word: 'Megawattstunden' },
  { unit: 'kW', word: 'Kilowatt' },
  { unit: 'kvarh', word: 'Kilovarstunden' },
  { unit: 'kvar', word: 'Kilovar' },
  { unit: 'kVAh', word: 'Kilovoltamperestunden' },
  { unit: 'kVA', word: 'Kilovoltampere' },
  { unit: 'V', word: 'Volt' },
  { unit: 'A', word: 'Ampere' },
  { unit: 'Ah', word: 'Amperestunden' },
  { unit: 'Hz', word: 'Hertz' },
  { unit: 'm³', word: 'Kubikmeter' },
  { unit: 'm³/h', word: 'Kubikmeter je Stunde' },
  { unit: '°C', word: 'Grad Celsius' },
  { unit: 'K', word: 'Kelvin' },
  { unit: 'bar', word: 'Bar' },
  { unit: 'kg', word: 'Kilogramm' },
  { unit: 'kWh/m³', word: 'Kilowattstunden je Kubikmeter' },
  { unit: 'Impulse', word: 'Impulse' },
  { unit: '', word: '' },
])('"$unit" is said as "$word"', async ({ unit, word }) => {
  expect(sayUnit(await createTexts({ language: 'de', translations: {} }), unit)).toBe(word);
});

test('every medium has its word', async () => {
  const texts = await createTexts({ language: 'de', translations: {} });
  expect(METER_TYPES.map((meterType) => texts.t(mediumText[meterType]))).toEqual([
    'Strom',
    'Gas',
    'Wasser',
    'Warmwasser',
    'Wärme',
    'Sonstige',
  ]);
});
