import { valueOfNumber } from '@ablesbar/domain';
import type { OutboxRecord } from '@ablesbar/offline-queue';
import { notReadableEntry, recordOf, unlistedEntry } from '@ablesbar/offline-queue/testing';
import { draftSent } from '../reading/reading-draft.slice';
import type { WhichPhotos } from '../reading/photo-clearing';
import { dropKeptDrafts } from './drop-kept-drafts';

const noMeter = { meterNumber: '', value: { integer: '', decimals: '' } };
const unlisted = { meterNumber: ' 1ESY1160123456', value: { integer: '12', decimals: '' } };
const filled = (integer: string) => ({ values: { 't-1': { integer, decimals: '' } }, day: null });

const unlistedOf = (value: number): OutboxRecord => ({
  ...recordOf({ jobId: null }),
  ...unlistedEntry({ value }),
  photos: [],
});
const results = (...values: readonly number[]) =>
  values.map((value, n) => ({
    taskId: `t-${n + 1}`,
    comment: null,
    value: valueOfNumber(value, 0),
  }));
const recordWith = (...values: readonly number[]): OutboxRecord => ({
  ...recordOf(),
  kind: 'job-results',
  jobId: 'j-1',
  payload: { results: results(...values), readingDate: '2026-11-21T11:00:00.000Z' },
});
const typed = (...integers: readonly string[]) => ({
  values: Object.fromEntries(
    integers.map((integer, n) => [`t-${n + 1}`, { integer, decimals: '' }]),
  ),
  day: null,
});

const report = { ...recordOf(), ...notReadableEntry(), photos: [], capturedAt: 5000 };
const reasoned = (reason: string, second: number) => ({
  values: {},
  day: null,
  reason,
  changedAt: new Date(1000 * second).toISOString(),
});

test.each([
  {
    says: 'the reason why a meter cannot be read',
    record: report,
    state: { readingDraft: { 'j-1': reasoned('NO_ACCESS', 5) }, unlistedDraft: noMeter },
    dropped: ['j-1'],
  },
  {
    says: 'another reason is a correction',
    record: report,
    state: { readingDraft: { 'j-1': reasoned('OTHER', 5) }, unlistedDraft: noMeter },
    dropped: [],
  },
  {
    says: 'a form that was changed after the report stays',
    record: report,
    state: { readingDraft: { 'j-1': reasoned('NO_ACCESS', 6) }, unlistedDraft: noMeter },
    dropped: [],
  },
  {
    says: 'an empty rate does not count',
    record: recordWith(1),
    state: { readingDraft: { 'j-1': typed('1', '') }, unlistedDraft: noMeter },
    dropped: ['j-1'],
  },
  {
    says: 'every rate counts',
    record: recordWith(1, 2),
    state: { readingDraft: { 'j-1': typed('1', '2') }, unlistedDraft: noMeter },
    dropped: ['j-1'],
  },
  {
    says: 'one rate that differs is a correction',
    record: recordWith(1, 2),
    state: { readingDraft: { 'j-1': typed('1', '3') }, unlistedDraft: noMeter },
    dropped: [],
  },
  {
    says: 'the same values of another rate are a correction',
    record: recordWith(1, 2),
    state: { readingDraft: { 'j-1': typed('2', '1') }, unlistedDraft: noMeter },
    dropped: [],
  },
  {
    says: 'one rate more is a correction',
    record: recordWith(1),
    state: { readingDraft: { 'j-1': typed('1', '2') }, unlistedDraft: noMeter },
    dropped: [],
  },
  {
    says: 'one rate fewer is a correction',
    record: recordWith(1, 2),
    state: { readingDraft: { 'j-1': typed('1') }, unlistedDraft: noMeter },
    dropped: [],
  },
  {
    says: 'zeros at both ends do not change the value',
    record: recordWith(45_210, 12.5),
    state: {
      readingDraft: {
        'j-1': {
          values: {
            't-1': { integer: '045210', decimals: '0' },
            't-2': { integer: '12', decimals: '50' },
          },
          day: null,
        },
      },
      unlistedDraft: noMeter,
    },
    dropped: ['j-1'],
  },
  {
    says: 'zeros at both ends do not change the value of an unlisted meter',
    record: unlistedOf(12),
    state: {
      readingDraft: {},
      unlistedDraft: { ...unlisted, value: { integer: '0012', decimals: '00' } },
    },
    dropped: ['unlisted'],
  },
  {
    says: 'a zero between the digits changes the value',
    record: recordWith(12.5),
    state: {
      readingDraft: { 'j-1': { values: { 't-1': { integer: '12', decimals: '05' } }, day: null } },
      unlistedDraft: noMeter,
    },
    dropped: [],
  },
  {
    says: 'the same meter with another value stays',
    record: recordOf({ jobId: null }),
    state: {
      readingDraft: {},
      unlistedDraft: { ...unlisted, value: { integer: '13', decimals: '' } },
    },
    dropped: [],
  },
  {
    says: 'a meter without a value differs from a meter with the value 0',
    record: unlistedOf(0),
    state: {
      readingDraft: {},
      unlistedDraft: { ...unlisted, value: { integer: '', decimals: '' } },
    },
    dropped: [],
  },
  {
    says: 'the draft of a queued reading is deleted',
    record: recordOf(),
    state: { readingDraft: { 'j-1': filled('45210') }, unlistedDraft: noMeter },
    dropped: ['j-1'],
  },
  {
    says: 'a started correction stays',
    record: recordOf(),
    state: { readingDraft: { 'j-1': filled('45211') }, unlistedDraft: noMeter },
    dropped: [],
  },
  {
    says: 'without a draft nothing is deleted',
    record: recordOf(),
    state: { readingDraft: {}, unlistedDraft: noMeter },
    dropped: [],
  },
  {
    says: 'the draft of a queued unlisted reading is deleted',
    record: recordOf({ jobId: null }),
    state: { readingDraft: {}, unlistedDraft: unlisted },
    dropped: ['unlisted'],
  },
  {
    says: 'another meter stays',
    record: recordOf({ jobId: null }),
    state: { readingDraft: {}, unlistedDraft: { ...unlisted, meterNumber: '1ESY1160123457' } },
    dropped: [],
  },
])('$says', async ({ record, state, dropped }) => {
  const steps: string[] = [];
  const draftPhotos = { clear: async (draft: string) => void steps.push(`photos of ${draft}`) };
  const thunk = dropKeptDrafts([record], draftPhotos);
  await Reflect.apply(thunk, null, [() => steps.push('values'), () => state, null]);
  // The values go last: if the page dies in between, the next start finds the form by its values.
  expect(steps).toEqual(dropped.flatMap((draft) => [`photos of ${draft}`, 'values']));
});

test('every record finds its own form', async () => {
  const state = { readingDraft: { 'j-2': filled('45210') }, unlistedDraft: unlisted };
  const steps: string[] = [];
  const draftPhotos = { clear: async (draft: string) => void steps.push(draft) };
  const records = ['j-1', 'j-2', null].map((jobId) => recordOf({ jobId }));
  const dispatch = ({ type }: { type: string }) => steps.push(type);
  await Reflect.apply(dropKeptDrafts(records, draftPhotos), null, [dispatch, () => state, null]);
  expect(steps).toEqual([
    'j-2',
    'readingDraft/draftSent',
    'unlisted',
    'unlistedDraft/unlistedSent',
  ]);
});

test('of the photos, those of the reading go', async () => {
  const cleared: boolean[] = [];
  const isCleared = (which: WhichPhotos | undefined, bytes: number, takenAt: number) =>
    which?.('t-1', { id: 'p', mimeType: 'image/jpeg', data: new ArrayBuffer(bytes) }, takenAt);
  const draftPhotos = {
    clear: async (_draft: string, which?: WhichPhotos) => {
      const photos = [
        { bytes: 1, takenAt: 7 },
        // Taken after the reading was captured, and in another tab.
        { bytes: 1, takenAt: 8 },
        { bytes: 2, takenAt: 7 },
      ];
      cleared.push(...photos.map(({ bytes, takenAt }) => isCleared(which, bytes, takenAt) ?? true));
    },
  };
  const state = { readingDraft: { 'j-1': filled('45210') }, unlistedDraft: noMeter };
  const photos = [{ key: 'k', slot: 't-1', mimeType: 'image/jpeg', byteLength: 1, sha256: '' }];
  const thunk = dropKeptDrafts([{ ...recordOf(), photos, capturedAt: 7 }], draftPhotos);
  await Reflect.apply(thunk, null, [jest.fn(), () => state, null]);
  expect(cleared).toEqual([true, false, false]);
});

test('of a draft that another tab has corrected, what is queued goes', async () => {
  const enteredAt = { 't-1': '1970-01-01T00:00:05.000Z', 't-2': '1970-01-01T00:00:06.000Z' };
  const draft = { ...typed('1', '3'), enteredAt, changedAt: enteredAt['t-2'] };
  const state = { readingDraft: { 'j-1': draft }, unlistedDraft: noMeter };
  const dispatch = jest.fn();
  const record = { ...recordWith(1, 2), capturedAt: 7000 };
  const thunk = dropKeptDrafts([record], { clear: async () => undefined });
  await Reflect.apply(thunk, null, [dispatch, () => state, null]);
  const sent = { values: typed('1').values, day: null, enteredAt };
  expect(dispatch).toHaveBeenCalledWith(draftSent({ jobId: 'j-1', draft: sent }));
});
