import { isUnavailable } from './is-unavailable';

const withCode = (code: string) => Object.assign(new Error('x'), { code });

test.each([
  { says: 'nobody listens', error: withCode('ECONNREFUSED'), away: true },
  { says: 'nobody knows the way to its host', error: withCode('EHOSTUNREACH'), away: true },
  { says: 'nobody knows the way to its network', error: withCode('ENETUNREACH'), away: true },
  { says: 'the line broke', error: withCode('ECONNRESET'), away: true },
  { says: 'it is starting', error: withCode('57P03'), away: true },
  { says: 'it is being stopped', error: withCode('57P01'), away: true },
  { says: 'a call took too long', error: withCode('57014'), away: true },
  { says: 'its disk is full', error: withCode('53100'), away: true },
  { says: 'it has no memory', error: withCode('53200'), away: true },
  { says: 'it has too many connections', error: withCode('53300'), away: true },
  { says: 'two calls waited for each other', error: withCode('40P01'), away: true },
  { says: 'a row is held', error: withCode('55P03'), away: true },
  { says: 'it takes no writes', error: withCode('25006'), away: true },
  { says: 'a PgBouncer has no room', error: withCode('08P01'), away: true },
  {
    says: 'the line broke in mid-call',
    error: new Error('Connection terminated unexpectedly'),
    away: true,
  },
  {
    says: 'the pool waited in vain',
    error: new Error('timeout exceeded when trying to connect'),
    away: true,
  },
  { says: 'it said nothing in time', error: new Error('Query read timeout'), away: true },
  {
    says: 'the line broke between two statements',
    error: new Error('Client has encountered a connection error and is not queryable'),
    away: true,
  },
  { says: 'a key that is taken', error: withCode('23505'), away: false },
  { says: 'a bug', error: new TypeError('x is undefined'), away: false },
  { says: 'an error of no driver', error: 'x', away: false },
])('$says: $away', ({ error, away }) => {
  expect(isUnavailable(error)).toBe(away);
});
