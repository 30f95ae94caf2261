import { unlistedCleared, unlistedDraftSlice, unlistedEntered } from './unlisted-draft.slice';

const { reducer, getInitialState } = unlistedDraftSlice;

test('what is entered is kept beside what was there', () => {
  const value = { integer: '0012', decimals: '5' };
  const draft = [unlistedEntered({ meterNumber: '1ESY' }), unlistedEntered({ value })].reduce(
    reducer,
    getInitialState(),
  );
  expect(draft).toEqual({ ...getInitialState(), meterNumber: '1ESY', value });
});

test('sending or logging out leaves nothing', () => {
  const draft = reducer(getInitialState(), unlistedEntered({ comment: 'Leck' }));
  expect(reducer(draft, unlistedCleared())).toEqual(getInitialState());
});
