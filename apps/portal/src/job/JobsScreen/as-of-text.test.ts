import { aDay } from '@ablesbar/domain/testing';
import { createTexts } from '@ablesbar/i18n';
import { asOfText } from './as-of-text';

test.each([
  { says: 'of today', at: '2026-11-21T13:32:00Z', text: 'Stand von 14:32 Uhr' },
  { says: 'the first minute of today', at: '2026-11-20T23:00:00Z', text: 'Stand von 00:00 Uhr' },
  {
    says: 'the last minute of yesterday',
    at: '2026-11-20T22:59:00Z',
    text: 'Stand vom 20.11.2026, 23:59 Uhr',
  },
  {
    says: 'of another year',
    at: '2025-12-31T09:05:00Z',
    text: 'Stand vom 31.12.2025, 10:05 Uhr',
  },
])('$says', async ({ at, text }) => {
  const texts = await createTexts({ language: 'de', translations: {} });
  expect(asOfText(Date.parse(at), aDay('2026-11-21'), texts)).toBe(text);
});

test('the text for an unknown time', async () => {
  const texts = await createTexts({ language: 'de', translations: {} });
  expect(asOfText(null, aDay('2026-11-21'), texts)).toBe('Stand vom letzten Besuch');
});
