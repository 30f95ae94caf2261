import { makeSchema, testDatabaseUrl } from '../testing/test-database';
import { createServerWorld, DEMO_LOGIN, type ServerWorld } from '../testing/whole-server';

const RESULT_PATH = '/api/pro/job/kunde-gas/meterRateTask/result';
const gas = (readingValue: number) => ({
  results: [{ taskId: 'kunde-gas-1', comment: null, readingValue, readingImages: [] }],
  readingDate: '2026-11-21T09:00:00.000Z',
});

let world: ServerWorld;
beforeEach(() => {
  world = createServerWorld();
});
afterEach(() => world.end());

it('loses no accepted reading, even under load while it stops', async () => {
  const first = await world.start();
  const { token } = await first.post('/auth/token', DEMO_LOGIN);
  const accepted: number[] = [];
  const sendOn = async (from: number): Promise<void> => {
    const answer = await first.post(RESULT_PATH, gas(from), token).catch(() => null);
    if (answer?.status !== 200) return;
    accepted.push(from);
    await sendOn(from + 1);
  };
  const senders = [13_210, 13_310, 13_410, 13_510].map(sendOn);
  while (accepted.length < 8) await new Promise(setImmediate);
  await first.stop();
  await Promise.all(senders);
  const kept = await (await world.start()).jobs(token);
  for (const value of accepted) expect(kept).toContain(`"readingValue":${value}`);
});

const postgres = testDatabaseUrl();
if (postgres !== null) {
  test('two servers on one PostgreSQL start at once and share their data', async () => {
    const schema = await makeSchema(postgres);
    const limits = { 'anonymous-token': 2 };
    const both = [1, 2].map(() => world.start({ databaseUrl: schema.url, limits }));
    const [one, other] = await Promise.all(both);
    if (one === undefined || other === undefined) throw new Error('Two were started.');
    const { token } = await one.post('/auth/token', DEMO_LOGIN);
    expect((await other.post(RESULT_PATH, gas(13_210), token)).status).toBe(200);
    expect(await one.jobs(token)).toContain('"readingValue":13210');

    const statuses: number[] = [];
    for (const server of [one, other, one, other]) {
      statuses.push((await server.post('/auth/token-unknown-readings', {})).status);
    }
    expect(statuses).toEqual([200, 200, 429, 429]);
    await Promise.all([one.stop(), other.stop()]);
    await schema.drop();
  });
}
