import { claimsOf, hasRoles } from './claims-of';

// { "exp": 1763720400, "iat": 1763716800, "sub": "müller-søn", "accountId": "a-1", "roles":
// ["ROLE_KSA_PRO_USER", 7] }
const PAYLOAD =
  'eyJleHAiOjE3NjM3MjA0MDAsImlhdCI6MTc2MzcxNjgwMCwic3ViIjoibcO8bGxlci1zw7huIiwiYWNjb3VudElkIjoiYS0xIiwicm9sZXMiOlsiUk9MRV9LU0FfUFJPX1VTRVIiLDddfQ';
const CLAIMS = {
  exp: 1763720400,
  iat: 1763716800,
  sub: 'müller-søn',
  accountId: 'a-1',
  roles: ['ROLE_KSA_PRO_USER'],
};
const NOTHING_BUT_END = { exp: 5, iat: null, sub: null, accountId: null, roles: [] };

test.each([
  { says: 'everything', token: `eyJ.${PAYLOAD}.sig`, claims: CLAIMS },
  { says: 'padding is borne', token: `eyJ.${PAYLOAD}=.sig`, claims: CLAIMS },
  // {"exp":5}
  { says: 'the end alone', token: 'x.eyJleHAiOjV9.y', claims: NOTHING_BUT_END },
  // {"exp":5,"iat":"x","sub":1,"accountId":{},"roles":"r"}
  {
    says: 'wrong types count as absent',
    token: 'x.eyJleHAiOjUsImlhdCI6IngiLCJzdWIiOjEsImFjY291bnRJZCI6e30sInJvbGVzIjoiciJ9.y',
    claims: NOTHING_BUT_END,
  },
  // {"exp":5,"sub":"ÿ>?"} in base64url, and the same in plain base64
  {
    says: 'base64url',
    token: 'x.eyJleHAiOjUsInN1YiI6IsO_Pj8ifQ.y',
    claims: { ...NOTHING_BUT_END, sub: 'ÿ>?' },
  },
  {
    says: 'plain base64',
    token: 'x.eyJleHAiOjUsInN1YiI6IsO/Pj8ifQ.y',
    claims: { ...NOTHING_BUT_END, sub: 'ÿ>?' },
  },
])('claimsOf: $says', ({ token, claims }) => {
  expect(claimsOf(token)).toEqual(claims);
});

test.each([
  { says: 'an opaque token', token: 'abcdef' },
  { says: 'nothing', token: '' },
  { says: 'two parts', token: `x.${PAYLOAD}` },
  { says: 'letters that base64 does not have', token: 'x.ä!.y' },
  { says: 'a payload that is no JSON', token: 'x.aGFsbG8.y' },
  { says: 'a payload that is no object', token: 'x.WzFd.y' },
  { says: 'no end', token: 'x.e30.y' },
  { says: 'bytes that are no UTF-8', token: 'x._w.y' },
])('claimsOf is null for $says', ({ token }) => {
  expect(claimsOf(token)).toBeNull();
});

test.each([
  { says: 'all of them', asked: ['A', 'B'], has: true },
  { says: 'one of them', asked: ['A'], has: true },
  { says: 'one more', asked: ['A', 'C'], has: false },
  { says: 'none asked', asked: [], has: true },
])('hasRoles: $says', ({ asked, has }) => {
  expect(hasRoles({ ...CLAIMS, roles: ['A', 'B'] }, asked)).toBe(has);
});
