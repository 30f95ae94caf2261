import { aConfig, aDay, aRateTask } from '@ablesbar/domain/testing';
import { createTexts } from '@ablesbar/i18n';
import type { RateAssessment } from '@ablesbar/validation';
import type { JudgedRate } from './doubt-words';
import { verdictOf } from './verdict-of';

const event = (readingDate: string, readingValue: number) => ({
  readingDate,
  readingValue,
  reason: 'PERIODIC_READING' as const,
  otherReason: null,
});
const years = [
  event('2023-11-28', 40_320.5),
  event('2024-11-28', 41_720.5),
  event('2025-11-28', 43_120.5),
];

const say = async (
  assessment: RateAssessment,
  integer: string,
  events = years.slice(2),
  others: JudgedRate['others'] = [],
) => {
  const texts = await createTexts({ language: 'de', translations: {} });
  return verdictOf(texts, assessment, {
    task: aRateTask({ taskId: 'ht', readingEvents: events }),
    value: { integer, decimals: '' },
    day: aDay('2026-11-28'),
    unit: 'kWh',
    settings: aConfig(),
    others,
    rateName: (taskId) => `Tarif ${taskId}`,
  });
};

const tooMuch = { code: 'above-maximum', severity: 'asks', limit: '49000' } as const;
const noNumber = { code: 'digits-only', severity: 'blocks' } as const;

test('an empty value has no verdict', async () => {
  expect(await say({ state: 'empty', problems: [] }, '')).toBeNull();
});

test('a good value shows the consumption since the last one', async () => {
  const verdict = await say({ state: 'usual', problems: [] }, '44580');
  expect(verdict?.tone).toBe('valid');
  expect(verdict?.reasons).toEqual(['1.459,5 kWh seit 28.11.2025, das sind 4 kWh am Tag.']);
});

test('a small consumption per day is not rounded to nothing', async () => {
  const verdict = await say({ state: 'usual', problems: [] }, '43136', [
    event('2025-11-28', 43_120),
  ]);
  expect(verdict?.reasons).toEqual(['16,0 kWh seit 28.11.2025, das sind 0,044 kWh am Tag.']);
});

test('a doubtful value is a warning and says why', async () => {
  const problem = { code: 'above-maximum', severity: 'asks', limit: '49000' } as const;
  const verdict = await say({ state: 'doubtful', problems: [problem] }, '50000');
  expect(verdict?.tone).toBe('warning');
  expect(verdict?.reasons).toEqual([
    'Höher als erwartet. Der Zählerstand dürfte höchstens 49.000,0\u00a0kWh sein.',
  ]);
  expect(verdict?.more).toEqual(['Seit 28.11.2025 wären das 6.879,5\u00a0kWh.']);
});

test('a refused value is an error and names the correct form', async () => {
  const problem = { code: 'decimals-missing', severity: 'blocks', expected: 1 } as const;
  const verdict = await say({ state: 'refused', problems: [problem] }, '44580');
  expect(verdict?.tone).toBe('error');
  expect(verdict?.reasons).toEqual(['Geben Sie 1 Nachkommastelle ein.']);
});

test('an unusual value is explained and drawn, and the probable value is asked about', async () => {
  const problem = { code: 'above-maximum', severity: 'asks', limit: '49000' } as const;
  const verdict = await say({ state: 'doubtful', problems: [problem] }, '445801', years);
  expect(verdict?.title).toBe('Rund 290-mal so viel wie sonst: 403.000 statt etwa 1.400\u00a0kWh.');
  expect(verdict?.reasons).toEqual([]);
  expect(verdict?.more).toEqual([
    'Höher als erwartet. Der Zählerstand dürfte höchstens 49.000,0\u00a0kWh sein.',
    'Seit 28.11.2025 wären das 402.680,5\u00a0kWh. Üblich sind 1.396,2 bis 1.400,0\u00a0kWh.',
    'Das wären 1.103,2\u00a0kWh am Tag, im Jahr zuvor waren es 3,8\u00a0kWh.',
    'Vermutlich ist das Komma verrutscht.',
  ]);
  expect(verdict?.suggestion).toEqual({
    question: 'Steht auf dem Zähler 044580,1?',
    value: { integer: '044580', decimals: '1' },
    marked: { whole: [0, 2, 3, 4, 5], decimals: [0] },
  });
  expect(verdict?.picture).toEqual({
    label: 'Verbrauch: üblich 1.396,2 bis 1.400,0\u00a0kWh, eingegeben 402.680,5\u00a0kWh',
    band: { word: 'üblich', lowest: 1396.2, highest: 1400 },
    before: [
      { label: '2024', amount: 1396.2 },
      { label: '2025', amount: 1400 },
    ],
    entered: { label: '2026', amount: 402_680.5, said: '402.681' },
  });
});

test('half a number is not explained', async () => {
  const problem = { code: 'decimals-missing', severity: 'blocks', expected: 1 } as const;
  const verdict = await say({ state: 'refused', problems: [problem] }, '445801', years);
  expect(verdict?.reasons[0]).toBe('Geben Sie 1 Nachkommastelle ein.');
  expect(verdict?.picture).toBeUndefined();
});

test('an unusual value within the limits is asked about, with two numbers that people say', async () => {
  const problem = { code: 'less-than-usual', severity: 'asks' } as const;
  const verdict = await say({ state: 'unusual', problems: [problem] }, '43159', years);
  expect([verdict?.tone, verdict?.title, verdict?.reasons]).toEqual([
    'warning',
    'Weniger als sonst. Stimmt das?',
    ['38,5 statt etwa 1.400\u00a0kWh seit 28.11.2025.'],
  ]);
  expect(verdict?.picture).toBeDefined();
});

const REFUSED = 'So kann der Wert nicht gesendet werden';
const GOOD = { state: 'usual', problems: [] } as const;

test.each([
  { says: 'fits', assessment: GOOD, is: ['valid', 'Passt zum bisherigen Verbrauch', 1] },
  {
    says: 'has nothing to be compared with',
    assessment: { state: 'valid', problems: [] } as const,
    events: [],
    is: ['noted', 'Gespeichert, noch kein Vergleich möglich', 0],
  },
  {
    says: 'is doubted without a usual year',
    assessment: { state: 'doubtful', problems: [tooMuch] } as const,
    is: ['warning', 'Ungewöhnlicher Wert', 1],
  },
  {
    says: 'is refused as too much',
    assessment: { state: 'refused', problems: [{ ...tooMuch, severity: 'blocks' }] } as const,
    is: ['error', REFUSED, 1],
  },
  {
    says: 'is no number, whatever else is wrong',
    assessment: { state: 'refused', problems: [noNumber, tooMuch] } as const,
    is: ['error', REFUSED, 2],
  },
])('a value that $says', async ({ assessment, events, is }) => {
  const verdict = await say(assessment, '44580', events);
  expect([verdict?.tone, verdict?.title, verdict?.reasons.length]).toEqual(is);
});

test.each([
  'digits-only',
  'digit-open',
  'too-many-digits',
  'too-many-decimals',
  'decimals-missing',
] as const)('a text that is no number is not explained: %s', async (code) => {
  const problem = { code, severity: 'blocks', limit: 5, expected: 1 } as const;
  const verdict = await say({ state: 'refused', problems: [problem] }, '445801', years);
  expect([verdict?.title, verdict?.picture]).toEqual([REFUSED, undefined]);
});

test('two tariffs that were probably swapped are named, and nothing is offered', async () => {
  const low = aRateTask({
    taskId: 'nt',
    readingEvents: years.map((one) => ({ ...one, readingValue: one.readingValue + 20_000 })),
    readingValueValidation: { minimumValue: 63_000, maximumValue: 69_000, strictValidation: false },
  });
  const others = [{ task: low, value: { integer: '44520', decimals: '5' } }];
  const doubt = { state: 'doubtful', problems: [tooMuch] } as const;
  const verdict = await say(doubt, '64520', years, others);
  expect(verdict?.more?.at(-1)).toContain('Tarif nt');
  expect(verdict?.suggestion).toBeUndefined();
});

test.each([
  {
    says: 'by their months where two are of one year',
    events: [event('2024-01-10', 40_000), event('2025-01-10', 41_400), event('2025-12-10', 42_700)],
    labels: ['01/25', '12/25'],
  },
  {
    says: 'by their years otherwise',
    events: years,
    labels: ['2024', '2025'],
  },
])('the columns of the picture are named $says', async ({ events, labels }) => {
  const doubt = { state: 'doubtful', problems: [tooMuch] } as const;
  const verdict = await say(doubt, '445801', events);
  expect(verdict?.picture?.before.map(({ label }) => label)).toEqual(labels);
});

test('equal consumptions of all years are given once', async () => {
  const same = [
    event('2023-11-28', 40_000),
    event('2024-11-27', 41_400),
    event('2025-11-27', 42_800),
  ];
  const doubt = { state: 'doubtful', problems: [tooMuch] } as const;
  const verdict = await say(doubt, '445801', same);
  expect(verdict?.picture?.label).toMatch(/^Verbrauch: üblich [\d.,]+\u00a0kWh, eingegeben/);
});
