import { aDay } from '@ablesbar/domain/testing';
import type { Problem } from '@ablesbar/validation';
import { createTexts } from '../texts/create-texts';
import { problemText, sayProblem } from './problem-text';

const days = { earliest: aDay('2026-10-22'), latest: aDay('2026-11-21') };

const SAID: readonly { readonly problem: Problem; readonly text: string }[] = [
  {
    problem: { code: 'value-missing', severity: 'blocks' },
    text: 'Geben Sie den Zählerstand ein.',
  },
  {
    problem: { code: 'date-missing', severity: 'blocks' },
    text: 'Geben Sie das Ablesedatum ein.',
  },
  {
    problem: { code: 'meter-number-missing', severity: 'blocks' },
    text: 'Geben Sie die Zählernummer ein.',
  },
  {
    problem: { code: 'digits-only', severity: 'blocks' },
    text: 'Geben Sie nur Ziffern ein.',
  },
  {
    problem: { code: 'digit-open', severity: 'blocks' },
    text: 'Eine Stelle ist noch offen. Lesen Sie sie am Zähler ab.',
  },
  {
    problem: { code: 'too-many-digits', severity: 'blocks', limit: 6 },
    text: 'Vor dem Komma hat der Zähler höchstens 6 Stellen.',
  },
  {
    problem: { code: 'too-many-decimals', severity: 'blocks', limit: 1 },
    text: 'Nach dem Komma hat der Zähler höchstens 1 Stelle.',
  },
  {
    problem: { code: 'too-many-decimals', severity: 'blocks', limit: 0 },
    text: 'Der Zähler hat keine Stellen nach dem Komma.',
  },
  {
    problem: { code: 'decimals-missing', severity: 'blocks', expected: 3 },
    text: 'Geben Sie 3 Nachkommastellen ein.',
  },
  {
    problem: { code: 'decimals-missing', severity: 'blocks', expected: 1 },
    text: 'Geben Sie 1 Nachkommastelle ein.',
  },
  {
    problem: { code: 'below-minimum', severity: 'asks', limit: '43120' },
    text: 'Niedriger als erwartet. Der Zählerstand dürfte mindestens 43.120,0 sein.',
  },
  {
    problem: { code: 'above-maximum', severity: 'blocks', limit: '49000' },
    text: 'Höher als erwartet. Der Zählerstand dürfte höchstens 49.000,0 sein.',
  },
  {
    problem: { code: 'less-than-usual', severity: 'asks' },
    text: 'Weniger als sonst. Stimmt das?',
  },
  {
    problem: { code: 'more-than-usual', severity: 'asks' },
    text: 'Mehr als sonst. Stimmt das?',
  },
  {
    problem: { code: 'below-last-history', severity: 'asks', last: '46929.1' },
    text: 'Niedriger als der letzte Stand von 46.929,1.',
  },
  {
    problem: { code: 'below-last-result', severity: 'asks', last: '46929.1' },
    text: 'Niedriger als der zuletzt gesendete Stand von 46.929,1.',
  },
  {
    problem: { code: 'date-too-early', severity: 'blocks', ...days },
    text: 'Das liegt zu weit zurück. Wählen Sie einen Tag zwischen 22.10.2026 und 21.11.2026.',
  },
  {
    problem: { code: 'date-too-late', severity: 'blocks', ...days },
    text: 'Das liegt zu weit in der Zukunft. Wählen Sie einen Tag zwischen 22.10.2026 und 21.11.2026.',
  },
  {
    problem: { code: 'sending-not-yet', severity: 'blocks', from: days.latest },
    text: 'Senden ist ab 21.11.2026 möglich.',
  },
  {
    problem: { code: 'sending-over', severity: 'blocks', until: days.latest },
    text: 'Senden war bis 21.11.2026 möglich.',
  },
  {
    problem: { code: 'photo-missing', severity: 'blocks', reason: 'always', isFeedIn: false },
    text: 'Foto nötig. Fotografieren Sie den Zähler mit seinem Stand.',
  },
  {
    problem: { code: 'photo-missing', severity: 'blocks', reason: 'always', isFeedIn: true },
    text: 'Foto nötig. Fotografieren Sie den Zähler, während er die Einspeisung (2.8) anzeigt.',
  },
  {
    problem: { code: 'photo-missing', severity: 'blocks', reason: 'implausible', isFeedIn: false },
    text: 'Foto nötig, weil der Wert ungewöhnlich ist.',
  },
  {
    problem: { code: 'photo-missing', severity: 'blocks', reason: 'implausible', isFeedIn: true },
    text: 'Foto der Einspeisung (2.8) nötig, weil der Wert ungewöhnlich ist.',
  },
  {
    problem: { code: 'too-many-photos', severity: 'blocks', limit: 3 },
    text: 'Möglich sind höchstens 3 Fotos. Entfernen Sie die übrigen.',
  },
  {
    problem: { code: 'photos-forbidden', severity: 'blocks' },
    text: 'Fotos werden hier nicht angenommen. Entfernen Sie sie.',
  },
  {
    problem: { code: 'comment-missing', severity: 'blocks' },
    text: 'Hinweis nötig, weil ein Wert ungewöhnlich ist.',
  },
  {
    problem: { code: 'comment-too-short', severity: 'asks', least: 5 },
    text: 'Schreiben Sie mindestens 5 Zeichen. Leerzeichen zählen nicht.',
  },
  {
    problem: { code: 'comment-too-long', severity: 'blocks', limit: 1000 },
    text: 'Kürzen Sie den Hinweis auf 1.000 Zeichen.',
  },
  {
    problem: { code: 'meter-number-incomplete', severity: 'blocks' },
    text: 'Bitte geben Sie die Zählernummer vollständig an.',
  },
  {
    problem: { code: 'meter-number-too-long', severity: 'blocks', limit: 14 },
    text: 'Die Zählernummer hat höchstens 14 Zeichen. Geben Sie nur die Nummer ein.',
  },
  {
    problem: { code: 'contact-missing', severity: 'blocks', field: 'firstname' },
    text: 'Geben Sie den Vornamen ein.',
  },
  {
    problem: { code: 'contact-missing', severity: 'blocks', field: 'lastname' },
    text: 'Geben Sie den Nachnamen ein.',
  },
  {
    problem: { code: 'contact-missing', severity: 'blocks', field: 'street' },
    text: 'Geben Sie die Straße ein.',
  },
  {
    problem: { code: 'contact-missing', severity: 'blocks', field: 'houseNumber' },
    text: 'Geben Sie die Hausnummer ein.',
  },
  {
    problem: { code: 'contact-missing', severity: 'blocks', field: 'zip' },
    text: 'Geben Sie die Postleitzahl ein.',
  },
  {
    problem: { code: 'contact-missing', severity: 'blocks', field: 'city' },
    text: 'Geben Sie den Ort ein.',
  },
  {
    problem: { code: 'contact-too-long', severity: 'blocks', limit: 10 },
    text: 'Kürzen Sie die Angabe auf 10 Zeichen.',
  },
  {
    problem: { code: 'zip-incomplete', severity: 'blocks', digits: 5 },
    text: 'Geben Sie die Postleitzahl mit 5 Ziffern ein.',
  },
  {
    problem: { code: 'reading-reason-missing', severity: 'blocks' },
    text: 'Wählen Sie, warum Sie ablesen.',
  },
  {
    problem: { code: 'consent-missing', severity: 'blocks' },
    text: 'Bitte stimmen Sie der Datenschutzerklärung zu.',
  },
  {
    problem: { code: 'email-unreadable', severity: 'blocks' },
    text: 'Die E-Mail-Adresse ist unvollständig. Ein Beispiel: name@beispiel.de.',
  },
  {
    problem: { code: 'email-too-long', severity: 'blocks', limit: 120 },
    text: 'Die E-Mail-Adresse darf höchstens 120 Zeichen haben.',
  },
  {
    problem: { code: 'access-name-missing', severity: 'blocks' },
    text: 'Geben Sie dem Zugang einen Namen.',
  },
  {
    problem: { code: 'no-jobs', severity: 'blocks' },
    text: 'Wählen Sie mindestens einen Zähler.',
  },
  {
    problem: { code: 'maxjobs', severity: 'blocks', limit: 999 },
    text: 'Höchstens 999 Zähler auf einmal. Teilen Sie die übrigen danach.',
  },
  {
    problem: { code: 'recipients-missing', severity: 'blocks' },
    text: 'Geben Sie eine E-Mail-Adresse ein.',
  },
  {
    problem: { code: 'recipients-unreadable', severity: 'blocks', unreadable: ['a@b'] },
    text: 'Das ist keine E-Mail-Adresse: a@b. Korrigieren oder entfernen Sie sie.',
  },
  {
    problem: { code: 'recipients-unreadable', severity: 'blocks', unreadable: ['a@b', 'Anna'] },
    text: 'Das sind keine E-Mail-Adressen: a@b, Anna. Korrigieren oder entfernen Sie sie.',
  },
];

test.each(SAID)('$problem.code: $text', async ({ problem, text }) => {
  const texts = await createTexts({ language: 'de', translations: {} });
  expect(sayProblem(texts, problem, 1)).toBe(text);
});

test('every problem has a row above, so that each text is tested with its numbers', () => {
  const said = new Set<string>(SAID.map(({ problem }) => problem.code));
  expect(Object.keys(problemText).filter((code) => !said.has(code))).toEqual([]);
});

test('the limit of a reading has its unit where it is known', async () => {
  const texts = await createTexts({ language: 'de', translations: {} });
  const problem = { code: 'above-maximum', severity: 'asks', limit: '22000' } as const;
  expect(sayProblem(texts, problem, 1, 'kWh')).toBe(
    'Höher als erwartet. Der Zählerstand dürfte höchstens 22.000,0\u00a0kWh sein.',
  );
});

test('English says it in English numbers and days', async () => {
  const texts = await createTexts({ language: 'en', translations: {} });
  expect(sayProblem(texts, { code: 'above-maximum', severity: 'asks', limit: '49000' }, 1)).toBe(
    'Higher than expected. The meter reading should be at most 49,000.0.',
  );
  expect(
    sayProblem(texts, { code: 'sending-over', severity: 'blocks', until: days.latest }, 1),
  ).toBe('Sending was possible until 21 November 2026.');
});
