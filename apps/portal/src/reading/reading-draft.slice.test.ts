import { aDay } from '@ablesbar/domain/testing';
import {
  commentEntered,
  dayChosen,
  draftCleared,
  draftsDropped,
  readingDraftSlice,
  valueEntered,
} from './reading-draft.slice';

const { reducer } = readingDraftSlice;
const value = { integer: '048213', decimals: '4' };

const twoDrafts = [
  valueEntered({ jobId: 'j-1', taskId: 'ht', value }),
  dayChosen({ jobId: 'j-1', day: aDay('2026-11-20') }),
  valueEntered({ jobId: 'j-2', taskId: 't', value }),
].reduce(reducer, {});

test('a value is kept as it was typed, beside its day', () => {
  expect(twoDrafts['j-1']).toEqual({ values: { ht: value }, day: '2026-11-20' });
});

test('a comment is kept beside the values', () => {
  const commented = reducer(twoDrafts, commentEntered({ jobId: 'j-1', comment: 'Leck' }));
  expect(commented['j-1']).toEqual({ values: { ht: value }, day: '2026-11-20', comment: 'Leck' });
});

test('sending one job leaves the others alone', () => {
  expect(Object.keys(reducer(twoDrafts, draftCleared('j-1')))).toEqual(['j-2']);
});

test('logging out drops them all', () => {
  expect(reducer(twoDrafts, draftsDropped())).toEqual({});
});
