import { isFeedIn } from './is-feed-in';

test.each([
  { says: 'the feed-in as a whole', obis: '1-1:2.8.0', is: true },
  { says: 'a tariff of it', obis: '1-0:2.8.2*255', is: true },
  { says: 'consumption', obis: '1-1:1.8.0', is: false },
  { says: 'a channel that looks like it', obis: '2.8:1.8.0', is: false },
  { says: 'reactive energy', obis: '1-1:3.8.0', is: false },
  { says: 'without a code', obis: null, is: false },
])('isFeedIn: $says', ({ obis, is }) => {
  expect(isFeedIn(obis)).toBe(is);
});
