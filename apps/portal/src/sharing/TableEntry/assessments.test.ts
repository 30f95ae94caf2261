import { aConfig, aDay, aJob, aMeter, aRateTask } from '@ablesbar/domain/testing';
import type { ReadingDraft } from '../../reading';
import { readinessOf, createAssess } from './assessments';

const today = aDay('2026-11-21');
const tasks = [aRateTask({ taskId: 'ht' }), aRateTask({ taskId: 'nt' })];
const job = aJob({ id: 'j', meter: aMeter({ meterRateTasks: tasks }) });
const draft = (ht: string, nt: string): ReadingDraft => ({
  values: { ht: { integer: ht, decimals: '' }, nt: { integer: nt, decimals: '' } },
  day: null,
});
const noPhotos = {};
const assess = createAssess(aConfig(), today, () => noPhotos);

test.each([
  { says: 'nothing entered', values: draft('', ''), is: [0, 0, 0] },
  { says: 'both rates fit', values: draft('45210', '45210'), is: [1, 0, 0] },
  { says: 'one rate of two', values: draft('45210', ''), is: [0, 1, 0] },
  { says: 'an unusual value', values: draft('45210', '99999'), is: [0, 1, 0] },
  { says: 'too many digits', values: draft('45210', '1234567'), is: [0, 0, 1] },
])('a reading can be sent: $says', ({ values, is }) => {
  const { sure, doubtful, blocked } = readinessOf([job], { j: values }, assess);
  expect([sure, doubtful, blocked].map(({ length }) => length)).toEqual(is);
});

test.each([
  { says: 'its own', hides: false, day: '2026-11-20' },
  { says: 'today, where none is asked any more', hides: true, day: '2026-11-21' },
])('the day of a draft is $says', ({ hides, day }) => {
  const config = aConfig({ features: { hideReadingDateInput: hides } });
  const old = { ...draft('45210', '45210'), day: aDay('2026-11-20') };
  expect(createAssess(config, today, () => noPhotos)(job, old).day).toBe(day);
});

test('a meter without a draft is nothing', () => {
  expect(readinessOf([job], {}, assess)).toEqual({ sure: [], doubtful: [], blocked: [] });
});

test('an unchanged draft is not assessed again, but a new photo counts', () => {
  let photos: Readonly<Record<string, readonly []>> = {};
  const counting = createAssess(aConfig(), today, () => photos);
  const same = draft('45210', '');
  const first = counting(job, same);
  expect(counting(job, same)).toBe(first);
  photos = { ht: [] };
  expect(counting(job, same)).not.toBe(first);
});
