import { decodeProtectedHeader, SignJWT, UnsecuredJWT } from 'jose';
import { oneKey } from '../testing/a-key-file';
import { hashOf } from './secret';
import { createAccessTokens } from './access-tokens';

const KEY = new Uint8Array(32).fill(7);
const OTHER_KEY = new Uint8Array(32).fill(8);
const NOW = new Date('2026-11-21T09:00:00Z');
const SECONDS = NOW.getTime() / 1000;
const account = { id: 'a-1', applicationId: 'x', username: 'anna', roles: ['R'] };
const tokens = createAccessTokens(oneKey(KEY), () => NOW);

const payload = { sub: 'anna', accountId: 'a-1', roles: ['R'], exp: SECONDS + 60, iat: SECONDS };
const sign = (head: object, change: object = {}, key = KEY) =>
  new SignJWT({ ...payload, ...change })
    .setProtectedHeader({ alg: 'HS256', jti: 'id', kid: 'one', ...head })
    .sign(key);

it('accepts its own token', async () => {
  const { token, id } = tokens.issue(account);
  expect(await tokens.idOf(token)).toBe(id);
  expect(await tokens.idOf(await sign({}))).toBe(hashOf('id'));
});

it('checks the expiry of a cached token', async () => {
  const clock = { now: NOW };
  const own = createAccessTokens(oneKey(KEY), () => clock.now);
  const token = await sign({});
  expect(await own.idOf(token)).toBe(hashOf('id'));
  clock.now = new Date((SECONDS + 59) * 1000);
  expect(await own.idOf(token)).toBe(hashOf('id'));
  clock.now = new Date((SECONDS + 60) * 1000);
  expect(await own.idOf(token)).toBeNull();
});

test.each([
  { says: 'no algorithm', token: async () => new UnsecuredJWT(payload).encode() },
  {
    says: 'another algorithm, our key',
    token: () => sign({ alg: 'HS384' }, {}, new Uint8Array(48).fill(7)),
  },
  { says: "another's key", token: () => sign({}, {}, OTHER_KEY) },
  { says: 'a key named in its own header', token: () => sign({ kid: 'theirs' }, {}, OTHER_KEY) },
  {
    says: 'a key at an address',
    token: () => sign({ jku: 'https://x.example/keys' }, {}, OTHER_KEY),
  },
  { says: 'an expiry in the past', token: () => sign({}, { exp: SECONDS }) },
  { says: 'no expiry', token: () => sign({}, { exp: undefined }) },
  { says: 'a start in the future', token: () => sign({}, { nbf: SECONDS + 1 }) },
  { says: 'our key without its name', token: () => sign({ kid: undefined }) },
  { says: 'our key under another name', token: () => sign({ kid: 'two' }) },
  { says: 'no id', token: () => sign({ jti: undefined }) },
  {
    says: 'a header with an unknown critical extension',
    token: () => sign({ crit: ['x'], x: 1 }).catch(() => 'a.b.c'),
  },
])('refuses a token with $says', async ({ token }) => {
  expect(await tokens.idOf(await token())).toBeNull();
});

it('issues a different text for every anonymous token, even within a second', async () => {
  const grant = { applicationId: 'x', roles: ['R'] };
  expect(tokens.issueAnonymous(grant)).not.toBe(tokens.issueAnonymous(grant));
});

it('distinguishes an anonymous token from the token of an account', async () => {
  const grant = { applicationId: 'x', roles: ['R'] };
  const anonymous = tokens.issueAnonymous(grant);
  expect(await tokens.anonymousOf(anonymous)).toEqual(grant);
  expect(await tokens.anonymousOf(tokens.issue(account).token)).toBeNull();
  expect(await tokens.anonymousOf('')).toBeNull();
  // An account's token with an anonymous header is refused, because its payload names the account.
  expect(await tokens.anonymousOf(await sign({ app: 'x' }))).toBeNull();
  expect(await tokens.anonymousOf(await sign({ app: 'x' }, {}, OTHER_KEY))).toBeNull();
});

it('stores a hash of the id, except for the key of an earlier version, which looks for the id', async () => {
  const jtiOf = (token: string) => decodeProtectedHeader(token)['jti'];
  const { token, id } = tokens.issue(account);
  expect(id).toBe(hashOf(String(jtiOf(token))));
  const plain = createAccessTokens(oneKey(KEY, null), () => NOW);
  const earlier = plain.issue(account);
  expect(earlier.id).toBe(jtiOf(earlier.token));
  expect(await plain.idOf(earlier.token)).toBe(earlier.id);
});
