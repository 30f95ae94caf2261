import { aJob, aMeter, anAddress } from '@ablesbar/domain/testing';
import { createTexts, type TextKey, type TextValues } from '@ablesbar/i18n';
import { showEnd } from './show-end';

interface Shown {
  readonly title: TextKey;
  readonly message: TextKey;
  readonly values?: TextValues;
}

const refused = { kind: 'refused', message: 'Nein' } as const;

/** What is shown of a refused sending of this meter. */
async function said(meterNumber: string, end: typeof refused, isFormSeen: boolean) {
  const texts = await createTexts({ language: 'de', translations: {} });
  const shown: string[] = [];
  const notices = {
    show: ({ title, message, values }: Shown) =>
      shown.push(texts.t(title), texts.t(message, values)),
  };
  const meterAddress = anAddress({ locationDescription: 'Keller' });
  const job = aJob({ meter: aMeter({ meterNumber, meterAddress }) });
  const portal = { connection: { isOnline: () => true }, notices, texts };
  Reflect.apply(showEnd, null, [portal, job, end, isFormSeen]);
  return shown;
}

test.each([
  { says: 'with its number', meterNumber: '7ELS01', message: '7ELS01: Nein' },
  { says: 'without a number', meterNumber: '', message: 'Zähler ohne Nummer, Keller: Nein' },
])('the message about a failure names a meter $says once', async ({ meterNumber, message }) => {
  expect(await said(meterNumber, refused, false)).toEqual(['Senden fehlgeschlagen', message]);
});

test.each([
  {
    says: 'a reason stands in the form alone',
    end: refused,
    title: 'Senden fehlgeschlagen',
    message: /später erneut\.$/,
  },
  {
    says: 'a new day is told, as nothing has failed and sending again helps at once',
    end: { ...refused, title: 'reading_new_day_title' } as const,
    title: 'Neues Ablesedatum',
    message: /^7ELS01: Nein$/,
  },
])('while the form is seen, $says', async ({ end, title, message }) => {
  expect(await said('7ELS01', end, true)).toEqual([title, expect.stringMatching(message)]);
});
