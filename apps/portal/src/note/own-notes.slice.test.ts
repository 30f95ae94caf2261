import { aDay } from '@ablesbar/domain/testing';
import {
  noteChangedElsewhere,
  noteKept,
  noteRemoved,
  notesDropped,
  notesForgotten,
  ownNotesSlice,
} from './own-notes.slice';

const note = (accountId: string, integer = '1') => ({
  ...{ accountId, jobId: 'j-1', taskId: 't-1' },
  ...{ day: aDay('2026-06-01'), value: { integer, decimals: '' } },
});
const both = { x: note('a-1'), y: note('a-2') };

test.each([
  { says: 'a new one', action: noteKept({ id: 'z', note: note('a-1') }), ids: ['x', 'y', 'z'] },
  { says: 'a removed one', action: noteRemoved('x'), ids: ['y'] },
  {
    says: 'removed in another tab',
    action: noteChangedElsewhere({ id: 'y', note: null }),
    ids: ['x'],
  },
  { says: 'its account was removed', action: notesForgotten('a-1'), ids: ['y'] },
  { says: 'a logout', action: notesDropped(), ids: [] },
])('$says', ({ action, ids }) => {
  expect(Object.keys(ownNotesSlice.reducer(both, action))).toEqual(ids);
});

test.each([{ by: noteKept }, { by: noteChangedElsewhere }])(
  'a changed one takes its place',
  ({ by }) => {
    const after = ownNotesSlice.reducer(both, by({ id: 'x', note: note('a-1', '2') }));
    expect(after).toEqual({ ...both, x: note('a-1', '2') });
  },
);
