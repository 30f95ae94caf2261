import { createTexts } from '../texts/create-texts';
import { openPointText } from './open-point-text';

test.each([
  { code: 'value-missing', text: 'Zählerstand eingeben: Hochtarif' },
  { code: 'value-refused', text: 'Zählerstand berichtigen: Hochtarif' },
  { code: 'date-missing', text: 'Ablesedatum eingeben' },
  { code: 'date-outside', text: 'Ablesedatum berichtigen' },
  { code: 'photo-missing', text: 'Foto hinzufügen: Hochtarif' },
  { code: 'too-many-photos', text: 'Überzählige Fotos entfernen: Hochtarif' },
  { code: 'photos-forbidden', text: 'Fotos entfernen: Hochtarif' },
  { code: 'comment-missing', text: 'Hinweis schreiben' },
  { code: 'comment-too-short', text: 'Hinweis ergänzen' },
  { code: 'comment-too-long', text: 'Hinweis kürzen' },
  { code: 'reason-missing', text: 'Grund wählen' },
  { code: 'sending-closed', text: 'Senden ist zurzeit nicht möglich' },
] as const)('$code is said as "$text"', async ({ code, text }) => {
  const texts = await createTexts({ language: 'de', translations: {} });
  expect(texts.t(openPointText[code], { rate: 'Hochtarif' })).toBe(text);
});
