import { createTexts } from '../texts/create-texts';
import { sayOpenPoint } from './open-point-text';

test.each([
  { code: 'value-missing', text: 'Zählerstand eingeben' },
  { code: 'value-refused', text: 'Zählerstand korrigieren' },
  { code: 'date-missing', text: 'Ablesedatum eingeben' },
  { code: 'date-outside', text: 'Ablesedatum ändern' },
  { code: 'photo-missing', text: 'Foto hinzufügen' },
  { code: 'too-many-photos', text: 'Überzählige Fotos entfernen' },
  { code: 'photos-forbidden', text: 'Fotos entfernen' },
  { code: 'comment-missing', text: 'Hinweis schreiben' },
  { code: 'comment-too-short', text: 'Hinweis ergänzen' },
  { code: 'comment-too-long', text: 'Hinweis kürzen' },
  { code: 'reason-missing', text: 'Grund wählen' },
  { code: 'sending-closed', text: 'Senden ist zurzeit nicht möglich' },
] as const)('$code is said as "$text"', async ({ code, text }) => {
  const texts = await createTexts({ language: 'de', translations: {} });
  expect(sayOpenPoint(texts.t, code)).toBe(text);
  expect(sayOpenPoint(texts.t, code, 'Hochtarif')).toBe(`${text}: Hochtarif`);
});
