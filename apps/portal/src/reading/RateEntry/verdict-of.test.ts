import { aDay, aRateTask } from '@ablesbar/domain/testing';
import { createTexts } from '@ablesbar/i18n';
import type { RateAssessment } from '@ablesbar/validation';
import { verdictOf } from './verdict-of';

const say = async (assessment: RateAssessment, integer: string) => {
  const texts = await createTexts({ language: 'de', translations: {} });
  const value = { integer, decimals: '' };
  return verdictOf(texts, assessment, {
    task: aRateTask(),
    value,
    day: aDay('2026-11-28'),
    unit: 'kWh',
  });
};

test('nothing is said about nothing', async () => {
  expect(await say({ state: 'empty', problems: [] }, '')).toBeNull();
});

test('a good value is told with what was used since the last one', async () => {
  const verdict = await say({ state: 'valid', problems: [] }, '44580');
  expect(verdict?.tone).toBe('valid');
  expect(verdict?.reasons).toEqual(['1.459,5 kWh seit 28.11.2025, das sind 4 kWh am Tag.']);
});

test('a doubtful value is a warning and says why', async () => {
  const problem = { code: 'above-maximum', severity: 'asks', limit: '49000' } as const;
  const verdict = await say({ state: 'doubtful', problems: [problem] }, '50000');
  expect(verdict?.tone).toBe('warning');
  expect(verdict?.reasons).toEqual(['Höher als erwartet. Erwartet werden höchstens 49.000,0.']);
});

test('a refused value is an error and says what would be right', async () => {
  const problem = { code: 'decimals-missing', severity: 'blocks', expected: 1 } as const;
  const verdict = await say({ state: 'refused', problems: [problem] }, '44580');
  expect(verdict?.tone).toBe('error');
  expect(verdict?.reasons).toEqual(['Geben Sie 1 Nachkommastelle ein.']);
});
