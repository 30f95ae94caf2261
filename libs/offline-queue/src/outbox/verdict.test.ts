import { answered, arrived, noAnswer } from '../testing';
import type { SendOutcome } from './ports';
import { type Verdict, verdictOf } from './verdict';

test.each<{ says: string; outcome: SendOutcome; verdict: Verdict }>([
  { says: 'proved to have arrived', outcome: arrived, verdict: 'acknowledge' },
  { says: 'no answer', outcome: noAnswer, verdict: 'wait' },
  { says: 'a 200 that proves nothing', outcome: answered(200), verdict: 'wait' },
  { says: 'a redirect', outcome: answered(302), verdict: 'wait' },
  { says: '399, just no error of the client', outcome: answered(399), verdict: 'wait' },
  { says: '400, not readable', outcome: answered(400), verdict: 'reject' },
  { says: '401 after the refresh', outcome: answered(401), verdict: 'block' },
  { says: '403, not allowed', outcome: answered(403), verdict: 'reject' },
  { says: '404, not found or not yours', outcome: answered(404), verdict: 'reject' },
  { says: '408, timeout', outcome: answered(408), verdict: 'wait' },
  { says: '409, not in this state', outcome: answered(409), verdict: 'reject' },
  { says: '410, gone', outcome: answered(410), verdict: 'reject' },
  { says: '413, too large', outcome: answered(413), verdict: 'reject' },
  { says: '415, wrong kind', outcome: answered(415), verdict: 'reject' },
  { says: '422, refused by a rule', outcome: answered(422), verdict: 'reject' },
  { says: '429, too often', outcome: answered(429), verdict: 'wait' },
  { says: '499, the last error of the client', outcome: answered(499), verdict: 'reject' },
  { says: '500, the first error of the server', outcome: answered(500), verdict: 'wait' },
  { says: '503, down', outcome: answered(503), verdict: 'wait' },
])('$says: $verdict', ({ outcome, verdict }) => {
  expect(verdictOf(outcome)).toBe(verdict);
});
