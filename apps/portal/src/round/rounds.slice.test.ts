import {
  roundChanged,
  roundId,
  roundsDropped,
  roundsForgotten,
  roundsSlice,
  selectRound,
} from './rounds.slice';

const [mine, theirs] = [roundId('a-1', 'aue'), roundId('a-11', 'aue')];
const begun = [
  roundChanged({ id: mine, change: { later: ['j-1'] } }),
  roundChanged({ id: mine, change: { at: 'j-2' } }),
  roundChanged({ id: theirs, change: { order: ['7', '8'] } }),
].reduce(roundsSlice.reducer, {});

test('order, place and what was skipped are kept by account and house', () => {
  expect(begun).toEqual({
    [mine]: { order: [], later: ['j-1'], at: 'j-2' },
    [theirs]: { order: ['7', '8'], later: [], at: null },
  });
});

test.each([
  { says: 'its account was removed', action: roundsForgotten('a-1'), left: [theirs] },
  { says: 'a logout', action: roundsDropped(), left: [] },
])('nothing of a round stays after $says', ({ action, left }) => {
  expect(Object.keys(roundsSlice.reducer(begun, action))).toEqual(left);
});

test.each([null, 'x', {}, { order: [1], later: [], at: null }, { order: [], later: [], at: 3 }])(
  'what another build has kept begins anew: %j',
  (kept) => {
    const rounds = Object.assign({ ...begun }, { [mine]: kept });
    expect(selectRound({ rounds }, mine)).toEqual({ order: [], later: [], at: null });
  },
);
