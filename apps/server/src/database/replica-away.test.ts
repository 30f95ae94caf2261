import { createMetrics } from '../app/metrics';
import { openReplica, type Replica } from './replica';

const REST_MS = 10_000;

let now: number;
let replica: Replica;
const said: string[] = [];
beforeEach(() => {
  now = 0;
  said.length = 0;
  const say = (line: string) => void said.push(line);
  // Nobody connects: the reads below end before they ask.
  replica = openReplica('postgres://replica.invalid/x', { say, now: () => now });
});
afterEach(() => replica.close());

const fails = (error: Error) => replica.ask(() => Promise.reject(error));
const withCode = (code: string) => Object.assign(new Error('the reason'), { code });

it.each([
  { says: 'its password is wrong', error: withCode('28P01') },
  { says: 'its user is unknown', error: withCode('28000') },
  { says: 'there is no such database', error: withCode('3D000') },
  { says: 'its user may not read', error: withCode('42501') },
  { says: 'its certificate is not trusted', error: withCode('SELF_SIGNED_CERT_IN_CHAIN') },
  { says: 'it speaks no TLS', error: new Error('the reason: no SSL connections') },
  { says: 'nobody knows the way to it', error: withCode('EHOSTUNREACH') },
  { says: 'nobody listens', error: withCode('ECONNREFUSED') },
])('a replica rests and is told once if $says', async ({ error }) => {
  expect(await fails(error)).toBeNull();
  expect(replica.isAway()).toBe(true);
  now += REST_MS;
  await fails(error);
  expect(said).toEqual([expect.stringMatching(/DATABASE_REPLICA_URL.*the reason/)]);
});

it.each(['40001', '42703', '42P01', '42883'])(
  'a replica that refuses one statement (%s) is asked for the next one',
  async (code) => {
    expect(await fails(withCode(code))).toBeNull();
    expect(replica.isAway()).toBe(false);
    expect(replica.hasFailed()).toBe(false);
    expect(said).toEqual([]);
  },
);

it('the number for the alarm stays 1 between two rests, and is 0 after an answer', async () => {
  const metrics = createMetrics();
  metrics.watchState({ isReplicaAway: replica.hasFailed });
  const number = async () => /^replica_away (\d)$/m.exec(await metrics.text())?.[1];
  expect(await number()).toBe('0');
  await fails(withCode('ECONNREFUSED'));
  expect(await number()).toBe('1');
  now += REST_MS;
  expect(replica.isAway()).toBe(false);
  expect(await number()).toBe('1');
  expect(await replica.ask(async () => 'a list')).toBe('a list');
  expect(await number()).toBe('0');
});
