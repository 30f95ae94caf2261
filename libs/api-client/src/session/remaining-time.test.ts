import { fakeToken } from '../testing/fake-token';
import { remainingTime } from './remaining-time';

const RECEIVED = Date.parse('2026-11-21T10:00:00Z');
const SECONDS = RECEIVED / 1000;
const DAY = 86_400;

test.each([
  {
    says: 'the lifetime counts from the receipt',
    exp: SECONDS + 900,
    iat: SECONDS,
    after: 0,
    ms: 900_000,
  },
  { says: 'and runs down', exp: SECONDS + 900, iat: SECONDS, after: 880_000, ms: 20_000 },
  { says: 'below nothing', exp: SECONDS + 900, iat: SECONDS, after: 901_000, ms: -1000 },
  {
    says: 'a device clock that is a day behind changes nothing',
    exp: SECONDS + DAY + 900,
    iat: SECONDS + DAY,
    after: 0,
    ms: 900_000,
  },
  {
    says: 'a device clock that is a day ahead changes nothing',
    exp: SECONDS - DAY + 900,
    iat: SECONDS - DAY,
    after: 0,
    ms: 900_000,
  },
  {
    says: 'without an issue date, by the device clock',
    exp: SECONDS + 900,
    iat: null,
    after: 0,
    ms: 900_000,
  },
  { says: 'but a minute at least', exp: SECONDS - DAY, iat: null, after: 0, ms: 60_000 },
])('$says', ({ exp, iat, after, ms }) => {
  const claims = iat === null ? { exp } : { exp, iat };
  const tokens = { token: fakeToken(claims), refreshToken: null, receivedAt: RECEIVED, version: 1 };
  expect(remainingTime(tokens, RECEIVED + after)).toBe(ms);
});

test('a token that is no JWT has no known end', () => {
  const tokens = { token: 'opaque', refreshToken: null, receivedAt: RECEIVED, version: 1 };
  expect(remainingTime(tokens, RECEIVED)).toBe(Number.POSITIVE_INFINITY);
});
