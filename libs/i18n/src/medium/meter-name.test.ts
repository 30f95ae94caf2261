import { createTexts } from '../texts/create-texts';
import { meterName } from './meter-name';

test.each([
  { meterNumber: '7ELS01', name: '7ELS01' },
  { meterNumber: '', name: 'Zähler ohne Nummer' },
  { meterNumber: ' ', name: 'Zähler ohne Nummer' },
])('the meter "$meterNumber" is called "$name"', async ({ meterNumber, name }) => {
  const { t } = await createTexts({ language: 'de', translations: {} });
  expect(meterName({ meterNumber }, t)).toBe(name);
});
