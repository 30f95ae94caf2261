import { wholeDigits } from './whole-digits';

test.each([
  { says: 'as they are given', json: { preDecimals: 6, postDecimals: 3 }, is: [6, 3] },
  { says: 'nothing given', json: {}, is: [8, 0] },
  { says: 'one before the comma', json: { preDecimals: 1 }, is: [1, 0] },
  { says: 'none before the comma', json: { preDecimals: 0 }, is: [8, 0] },
  { says: '20 before the comma', json: { preDecimals: 20 }, is: [20, 0] },
  { says: '21 before the comma', json: { preDecimals: 21 }, is: [8, 0] },
  { says: 'none behind the comma', json: { postDecimals: 0 }, is: [8, 0] },
  { says: 'less than none behind the comma', json: { postDecimals: -1 }, is: [8, 0] },
  { says: '9 behind the comma', json: { postDecimals: 9 }, is: [8, 9] },
  { says: '10 behind the comma', json: { postDecimals: 10 }, is: [8, 0] },
  { says: 'more than there is room for', json: { postDecimals: 2_000_000_000 }, is: [8, 0] },
  { says: 'halves', json: { preDecimals: 6.5, postDecimals: 0.5 }, is: [8, 0] },
  { says: 'texts', json: { preDecimals: '6', postDecimals: '1' }, is: [8, 0] },
  { says: 'one of the two', json: { preDecimals: null, postDecimals: 1 }, is: [8, 1] },
])('the digits of a counter: $says', ({ json, is }) => {
  const { preDecimals, postDecimals } = wholeDigits(json);
  expect([preDecimals, postDecimals]).toEqual(is);
});
