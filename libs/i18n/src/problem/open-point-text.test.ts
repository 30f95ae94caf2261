import { createTexts } from '../texts/create-texts';
import { openPointText } from './open-point-text';

test.each([
  { code: 'value-missing', text: 'Zählerstand eingeben: Hochtarif' },
  { code: 'value-refused', text: 'Zählerstand berichtigen: Hochtarif' },
  { code: 'date-missing', text: 'Ablesedatum eingeben' },
  { code: 'date-outside', text: 'Ablesedatum berichtigen' },
  { code: 'sending-closed', text: 'Senden ist zurzeit nicht möglich' },
] as const)('$code is said as "$text"', async ({ code, text }) => {
  const texts = await createTexts({ language: 'de', translations: {} });
  expect(texts.t(openPointText[code], { rate: 'Hochtarif' })).toBe(text);
});
