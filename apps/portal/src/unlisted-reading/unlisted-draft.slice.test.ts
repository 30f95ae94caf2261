import {
  unlistedCleared,
  unlistedDraftSlice,
  unlistedEntered,
  unlistedRestored,
} from './unlisted-draft.slice';

const { reducer, getInitialState } = unlistedDraftSlice;
const value = { integer: '0012', decimals: '5' };
const early = '2026-11-21T10:00:00.000Z';
const late = '2026-11-21T10:05:00.000Z';
const entered = unlistedEntered({ at: early, meterNumber: '1ESY' });
const draft = { ...getInitialState(), meterNumber: '1ESY', changedAt: early };

test.each([
  {
    says: 'what is entered is kept beside what was there, with its moment',
    actions: [entered, unlistedEntered({ at: late, value })],
    expected: { ...draft, value, changedAt: late },
  },
  {
    says: 'another photo moves the moment alone',
    actions: [entered, unlistedEntered({ at: late })],
    expected: { ...draft, changedAt: late },
  },
  {
    says: 'sending, discarding or logging out leaves nothing',
    actions: [entered, unlistedCleared()],
    expected: getInitialState(),
  },
  {
    says: 'what was discarded comes back as old as it was',
    actions: [entered, unlistedCleared(), unlistedRestored(draft)],
    expected: draft,
  },
])('$says', ({ actions, expected }) => {
  expect(actions.reduce(reducer, getInitialState())).toEqual(expected);
});
