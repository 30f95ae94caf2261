import { listLeft, listViewSlice, placesForgotten, tableLeft } from './list-view.slice';

test('nothing of a search stays when its account was removed', () => {
  const nowhere = listViewSlice.getInitialState();
  const view = { ...nowhere.list.view, query: 'Brandt' };
  const table = { accountId: 'a-1', building: 'Mühlendamm 3', day: null, shown: 'all', row: 4 };
  const left = [listLeft({ view, place: null }), tableLeft(table)];
  const kept = left.reduce(listViewSlice.reducer, nowhere);
  expect(kept).toEqual({ list: { view, place: null }, table });
  expect(listViewSlice.reducer(kept, placesForgotten())).toEqual(nowhere);
});
