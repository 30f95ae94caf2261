import { chosenAccount } from './chosen-account';

test.each([
  { says: 'one login', accountIds: ['a'], chosen: null, is: 'a' },
  { says: 'one login, whatever an old draft says', accountIds: ['a'], chosen: 'gone', is: 'a' },
  { says: 'of two none is chosen', accountIds: ['a', 'b'], chosen: null, is: null },
  { says: 'of two one is chosen', accountIds: ['a', 'b'], chosen: 'b', is: 'b' },
  { says: 'the chosen one is logged out', accountIds: ['a', 'b'], chosen: 'gone', is: null },
  { says: 'nobody is logged in', accountIds: [], chosen: 'gone', is: null },
])('chosenAccount: $says', ({ accountIds, chosen, is }) => {
  expect(chosenAccount(accountIds, chosen)).toBe(is);
});
