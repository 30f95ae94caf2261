import { aDay } from '@ablesbar/domain/testing';
import {
  commentEntered,
  dayChosen,
  draftChangedElsewhere,
  draftCleared,
  draftSent,
  draftsFilled,
  draftsDropped,
  readingDraftSlice,
  reasonChosen,
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
  expect(twoDrafts['j-1']).toEqual({
    values: { ht: value },
    day: '2026-11-20',
    changedAt: at,
    enteredAt: { ht: at },
  });
});

test('a comment is kept beside the values', () => {
  const commented = reducer(twoDrafts, commentEntered({ at, jobId: 'j-1', comment: 'Leck' }));
  expect(commented['j-1']).toEqual({
    values: { ht: value },
    day: '2026-11-20',
    comment: 'Leck',
    commentedAt: at,
    changedAt: at,
    enteredAt: { ht: at },
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
    'j-1': {
      values: { ht: value, nt: other },
      day: '2026-11-20',
      changedAt,
      enteredAt: { ht: at, nt: changedAt },
    },
    'j-2': { values: { t: other }, day: '2026-11-19', changedAt, enteredAt: { t: changedAt } },
    'j-3': { values: { t: other }, day: null, changedAt, enteredAt: { t: changedAt } },
  });
  expect(
    reducer(filled, draftsFilled({ at, some: [{ jobId: 'j-2', values: {}, day: null }] }))['j-2'],
  ).toEqual({
    values: { t: other },
    day: null,
    changedAt: at,
    enteredAt: { t: changedAt },
  });
});

test('clearing the draft of a job keeps the other drafts', () => {
  expect(Object.keys(reducer(twoDrafts, draftCleared('j-1')))).toEqual(['j-2']);
});

const withRate = (nt: string, later: string) =>
  reducer(
    twoDrafts,
    valueEntered({ at: later, jobId: 'j-1', taskId: 'nt', value: { integer: nt, decimals: '' } }),
  );

test('what another tab has changed joins what was changed here', () => {
  const base = twoDrafts['j-1'] ?? null;
  const theirs = withRate('7', '2026-11-21T10:01:00.000Z')['j-1'] ?? null;
  const here = reducer(twoDrafts, commentEntered({ at, jobId: 'j-1', comment: 'Leck' }));
  const joined = reducer(here, draftChangedElsewhere({ jobId: 'j-1', base, theirs }));
  expect(joined['j-1']).toMatchObject({ comment: 'Leck', values: { ht: value, nt: {} } });
  expect(joined['j-2']).toBe(here['j-2']);
});

test('a draft that another tab has sent is gone, and an equal one is the same object', () => {
  const base = twoDrafts['j-1'] ?? null;
  const gone = reducer(twoDrafts, draftChangedElsewhere({ jobId: 'j-1', base, theirs: null }));
  expect(Object.keys(gone)).toEqual(['j-2']);
  const same = reducer(twoDrafts, draftChangedElsewhere({ jobId: 'j-9', base, theirs: null }));
  expect(same).toBe(twoDrafts);
});

test('what was entered while the draft was being sent stays', () => {
  const draft = twoDrafts['j-1'] ?? { values: {}, day: null };
  expect(Object.keys(reducer(twoDrafts, draftSent({ jobId: 'j-1', draft })))).toEqual(['j-2']);
  const later = '2026-11-21T10:01:00.000Z';
  const left = reducer(withRate('7', later), draftSent({ jobId: 'j-1', draft }));
  expect(left['j-1']).toEqual({
    values: { nt: { integer: '7', decimals: '' } },
    day: null,
    changedAt: later,
    enteredAt: { nt: later },
  });
});

test('logging out drops them all', () => {
  expect(reducer(twoDrafts, draftsDropped())).toEqual({});
});

test('a reason is kept beside the values, and taken back', () => {
  const later = '2026-11-21T11:00:00.000Z';
  const chosen = reducer(twoDrafts, reasonChosen({ at: later, jobId: 'j-1', reason: 'OTHER' }));
  expect(chosen['j-1']).toEqual({ ...twoDrafts['j-1'], reason: 'OTHER', changedAt: later });
  const back = reducer(chosen, reasonChosen({ at: later, jobId: 'j-1', reason: null }));
  expect(back['j-1']).toEqual({ ...twoDrafts['j-1'], changedAt: later });
  expect(back['j-1']).not.toHaveProperty('reason');
});
