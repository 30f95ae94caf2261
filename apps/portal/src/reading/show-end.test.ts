import { aJob, aMeter, anAddress } from '@ablesbar/domain/testing';
import { createTexts, type TextKey, type TextValues } from '@ablesbar/i18n';
import { showEnd } from './show-end';

interface Shown {
  readonly message: TextKey;
  readonly values?: TextValues;
}

test.each([
  { says: 'with its number', meterNumber: '7ELS01', message: '7ELS01: Nein' },
  { says: 'without a number', meterNumber: '', message: 'Zähler ohne Nummer, Keller: Nein' },
])('the message about a failure names a meter $says once', async ({ meterNumber, message }) => {
  const texts = await createTexts({ language: 'de', translations: {} });
  const shown: string[] = [];
  const notices = { show: ({ message: key, values }: Shown) => shown.push(texts.t(key, values)) };
  const meterAddress = anAddress({ locationDescription: 'Keller' });
  const job = aJob({ meter: aMeter({ meterNumber, meterAddress }) });
  const portal = { connection: { isOnline: () => true }, notices, texts };
  Reflect.apply(showEnd, null, [portal, job, { kind: 'refused', message: 'Nein' }, false]);
  expect(shown).toEqual([message]);
});
