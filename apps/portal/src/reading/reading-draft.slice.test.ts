import { aDay } from '@ablesbar/domain/testing';
import {
  commentEntered,
  dayChosen,
  draftCleared,
  draftsFilled,
  draftsDropped,
  readingDraftSlice,
  valueEntered,
} from './reading-draft.slice';

const { reducer } = readingDraftSlice;
const at = '2026-11-21T10:00:00.000Z';
const value = { integer: '048213', decimals: '4' };

const twoDrafts = [
  valueEntered({ at, jobId: 'j-1', taskId: 'ht', value }),
  dayChosen({ at, jobId: 'j-1', day: aDay('2026-11-20') }),
  valueEntered({ at, jobId: 'j-2', taskId: 't', value }),
].reduce(reducer, {});

test('a value is kept as it was typed, beside its day', () => {
  expect(twoDrafts['j-1']).toEqual({ values: { ht: value }, day: '2026-11-20', changedAt: at });
});

test('a comment is kept beside the values', () => {
  const commented = reducer(twoDrafts, commentEntered({ at, jobId: 'j-1', comment: 'Leck' }));
  expect(commented['j-1']).toEqual({
    values: { ht: value },
    day: '2026-11-20',
    comment: 'Leck',
    changedAt: at,
  });
});

test('filling many drafts at once leaves other entries unchanged', () => {
  const changedAt = '2026-11-21T12:00:00.000Z';
  const other = { integer: '1', decimals: '' };
  const filled = reducer(
    twoDrafts,
    draftsFilled({
      at: changedAt,
      some: [
        { jobId: 'j-1', values: { nt: other } },
        { jobId: 'j-2', values: { t: other }, day: aDay('2026-11-19') },
        { jobId: 'j-3', values: { t: other } },
      ],
    }),
  );
  expect(filled).toEqual({
    'j-1': { values: { ht: value, nt: other }, day: '2026-11-20', changedAt },
    'j-2': { values: { t: other }, day: '2026-11-19', changedAt },
    'j-3': { values: { t: other }, day: null, changedAt },
  });
  expect(
    reducer(filled, draftsFilled({ at, some: [{ jobId: 'j-2', values: {}, day: null }] }))['j-2'],
  ).toEqual({
    values: { t: other },
    day: null,
    changedAt: at,
  });
});

test('clearing the draft of a job keeps the other drafts', () => {
  expect(Object.keys(reducer(twoDrafts, draftCleared('j-1')))).toEqual(['j-2']);
});

test('logging out drops them all', () => {
  expect(reducer(twoDrafts, draftsDropped())).toEqual({});
});
