import { aDay } from '@ablesbar/domain/testing';
import type { PerDayBefore } from '@ablesbar/validation';
import { createTexts } from '../texts/create-texts';
import { causeText, sayExplanation } from './say-explanation';

const consumption = { amount: '178591.4', since: aDay('2025-11-22'), perDay: 490.6 };
const periods = [{ until: aDay('2025-11-22'), perDay: 3.54, amount: '1288.6' }];
const before = { perDay: 3.54, when: 'last-period' } as const;
const usual = { lowest: '1100.0', highest: '1700.0' };
const say = async (
  factor: number | null,
  language = 'de',
  unit = 'kWh',
  when: PerDayBefore['when'] = 'last-period',
) =>
  sayExplanation(
    await createTexts({ language, translations: {} }),
    { consumption, usual, factor, periods, before: { ...before, when } },
    { places: 1, unit },
  );

test.each([
  {
    says: 'twice the usual',
    factor: 2,
    title: 'Rund 2-mal so viel wie sonst: 179.000 statt etwa 1.400\u00a0kWh.',
  },
  {
    says: 'a hundred and thirty times',
    factor: 129.6,
    title: 'Rund 130-mal so viel wie sonst: 179.000 statt etwa 1.400\u00a0kWh.',
  },
  {
    says: 'half the usual',
    factor: 0.5,
    title: 'Viel weniger als sonst: 179.000 statt etwa 1.400\u00a0kWh.',
  },
  { says: 'less than twice is not unusual', factor: 1.99, title: null },
  { says: 'more than half is not, either', factor: 0.51, title: null },
  { says: 'nothing to compare with', factor: null, title: null },
])('sayExplanation: $says', async ({ factor, title }) => {
  const words = await say(factor);
  expect(words?.title).toBe(title);
  expect(words?.instead).toBe('179.000 statt etwa 1.400\u00a0kWh seit 22.11.2025.');
});

test.each([
  {
    says: 'in German',
    language: 'de',
    unit: 'kWh',
    text: 'Seit 22.11.2025 wären das 178.591,4\u00a0kWh. Üblich sind 1.100,0 bis 1.700,0\u00a0kWh.',
  },
  {
    says: 'in English',
    language: 'en',
    unit: 'kWh',
    text: 'Since 22 November 2025 that would be 178,591.4\u00a0kWh. 1,100.0 to 1,700.0\u00a0kWh is usual.',
  },
  {
    says: 'without a unit',
    language: 'de',
    unit: '',
    text: 'Seit 22.11.2025 wären das 178.591,4. Üblich sind 1.100,0 bis 1.700,0.',
  },
])('the numbers $says', async ({ language, unit, text }) => {
  expect((await say(130, language, unit))?.lines[0]).toBe(text);
});

test.each([
  {
    says: 'of the last period in German',
    when: 'last-period',
    language: 'de',
    text: 'Das wären 490,6\u00a0kWh am Tag, zuletzt waren es 3,5\u00a0kWh.',
  },
  {
    says: 'of the last period in English',
    when: 'last-period',
    language: 'en',
    text: 'That would be 490.6\u00a0kWh per day; last time it was 3.5\u00a0kWh.',
  },
  {
    says: 'of the year before in German',
    when: 'year-before',
    language: 'de',
    text: 'Das wären 490,6\u00a0kWh am Tag, im Jahr zuvor waren es 3,5\u00a0kWh.',
  },
  {
    says: 'of the year before in English',
    when: 'year-before',
    language: 'en',
    text: 'That would be 490.6\u00a0kWh per day; the year before it was 3.5\u00a0kWh.',
  },
] as const)('the rate per day beside that $says', async ({ when, language, text }) => {
  expect((await say(130, language, 'kWh', when))?.lines[1]).toBe(text);
});

test('a small rate per day is not rounded to nothing', async () => {
  const texts = await createTexts({ language: 'de', translations: {} });
  const explanation = {
    consumption,
    usual,
    factor: 9,
    periods,
    before: { ...before, perDay: 0.0448 },
  };
  const words = sayExplanation(texts, explanation, { places: 3, unit: 'm³' });
  expect(words?.lines[1]).toMatch(/zuletzt waren es 0,045\u00a0m³\.$/);
});

test.each([
  { says: 'nothing known before', part: { before: null } },
  { says: 'no day since', part: { consumption: { ...consumption, perDay: null } } },
])('no rate per day where there is $says', async ({ part }) => {
  const texts = await createTexts({ language: 'de', translations: {} });
  const explanation = { consumption, usual, factor: 9, periods, before, ...part };
  const words = sayExplanation(texts, explanation, { places: 1, unit: 'kWh' });
  expect(words?.lines).toHaveLength(1);
});

test('of one period it is not said from where to where', async () => {
  const texts = await createTexts({ language: 'de', translations: {} });
  const same = { lowest: '923.5', highest: '923.5' };
  const explanation = { consumption, usual: same, factor: 193, periods, before };
  const words = sayExplanation(texts, explanation, { places: 1, unit: 'kWh' });
  expect(words?.lines[0]).toBe(
    'Seit 22.11.2025 wären das 178.591,4\u00a0kWh. Üblich sind 923,5\u00a0kWh.',
  );
});

test('the text names the consumption if no usual one is known', async () => {
  const texts = await createTexts({ language: 'de', translations: {} });
  const explanation = { consumption, usual: null, factor: null, periods: [], before: null };
  const words = sayExplanation(texts, explanation, { places: 1, unit: 'kWh' });
  expect(words).toEqual({
    title: null,
    instead: null,
    lines: ['Seit 22.11.2025 wären das 178.591,4\u00a0kWh.'],
  });
});

test('there is no explanation without a consumption', async () => {
  const texts = await createTexts({ language: 'de', translations: {} });
  const explanation = { consumption: null, usual: null, factor: null, periods: [], before: null };
  expect(sayExplanation(texts, explanation, { places: 1, unit: 'kWh' })).toBeNull();
});

test.each([
  ['tariffs-swapped', 'Vermutlich sind die Tarife vertauscht: Der Stand passt zu Niedertarif.'],
  ['comma-slipped', 'Vermutlich ist das Komma verrutscht.'],
  ['digits-transposed', 'Vermutlich sind zwei Ziffern vertauscht.'],
  ['rolled-over', 'Vermutlich hat das Zählwerk wieder bei null begonnen.'],
  ['meter-exchanged', 'Wurde der Zähler getauscht? Dann schreiben Sie es in den Hinweis.'],
] as const)('%s: %s', async (code, text) => {
  const texts = await createTexts({ language: 'de', translations: {} });
  expect(texts.t(causeText[code], { rate: 'Niedertarif' })).toBe(text);
});
