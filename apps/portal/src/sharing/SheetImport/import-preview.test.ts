import type { SheetMatch } from '@ablesbar/domain';
import { aConfig, aDay, aJob, aMeter, aRateTask } from '@ablesbar/domain/testing';
import { createAssess } from '../TableEntry/assessments';
import { importPreview, needsCheck } from './import-preview';

const today = aDay('2026-11-21');
const yesterday = aDay('2026-11-20');
const high = aRateTask({ taskId: 'high' });
const low = aRateTask({ taskId: 'low' });
const job = aJob({ id: 'j', meter: aMeter({ meterRateTasks: [high, low] }) });
const row = { line: 2, cells: {} };
const rules = { assess: createAssess(aConfig(), today, () => ({})), today, closed: new Map() };
const of = (integer: string) => ({ integer, decimals: '0' });
const value = (
  task: typeof high,
  integer: string,
  day: typeof today | null = null,
): SheetMatch => ({ row, kind: 'value', job, task, value: of(integer), day });

test.each([
  {
    says: 'two rates become one draft',
    matches: [value(high, '45210'), value(low, '45211')],
    drafts: [{ jobId: 'j', values: { high: of('45210'), low: of('45211') } }],
  },
  {
    says: 'both rates get the day of one rate',
    matches: [value(high, '45210'), value(low, '45211', yesterday)],
    drafts: [{ jobId: 'j', values: { high: of('45210'), low: of('45211') }, day: yesterday }],
  },
  {
    says: 'today is not stored as a chosen day',
    matches: [value(high, '45210', today)],
    drafts: [{ jobId: 'j', values: { high: of('45210') }, day: null }],
  },
  { says: 'a meter that is unknown', matches: [{ row, kind: 'unknown' } as const], drafts: [] },
])('taken over: $says', ({ matches, drafts }) => {
  expect(importPreview(matches, {}, rules).drafts).toEqual(drafts);
});

test.each([
  { says: 'nothing typed', typed: {}, replaced: 0 },
  { says: 'the same typed', typed: { high: of('45210') }, replaced: 0 },
  { says: 'a deleted value', typed: { high: { integer: '', decimals: '' } }, replaced: 0 },
  { says: 'another value typed', typed: { high: of('45211') }, replaced: 1 },
  { says: 'another rate typed', typed: { low: of('45211') }, replaced: 0 },
])('the preview counts replaced values: $says', ({ typed, replaced }) => {
  const drafts = { j: { values: typed, day: null } };
  expect(importPreview([value(high, '45210')], drafts, rules)).toMatchObject({
    replaced,
    values: 1,
  });
});

test.each([
  { says: 'a plausible value', match: value(high, '45210'), odd: false },
  { says: 'an unusual one', match: value(high, '99999'), odd: true },
  { says: 'one outside of the days', match: value(high, '45210', aDay('2026-10-01')), odd: true },
  { says: 'no value', match: { row, kind: 'empty', job } as const, odd: false },
  { says: 'sent before', match: { row, kind: 'unchanged', job } as const, odd: false },
  { says: 'unknown', match: { row, kind: 'unknown' } as const, odd: true },
])('a row needs attention: $says', ({ match, odd }) => {
  const [first] = importPreview([match], {}, rules).rows;
  expect(first && needsCheck(first)).toBe(odd);
});

test.each(['sending', 'queued'] as const)('a reading on its way stays as it is: %s', (stage) => {
  const typed = { j: { values: { high: of('45209') }, day: null } };
  const closed = new Map([['j', stage]]);
  const preview = importPreview([value(high, '45210')], typed, { ...rules, closed });
  expect(preview).toMatchObject({ drafts: [], values: 0, replaced: 0, rows: [{ stage }] });
  expect(preview.rows.every(needsCheck)).toBe(true);
});
