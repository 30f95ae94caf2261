import { wholeConfig } from '@ablesbar/domain';
import { randomUUID } from 'node:crypto';
import { showCustomer } from '../operator/customer/show-customer';
import { enterReading } from '../operator/reading/enter-reading';
import { openOperatorDesk, type OperatorDesk } from '../testing/operator-world';
import { asShare, shareCaller } from '../testing/share-caller';
import { anyDatabase } from '../testing/test-database';
import { anApplication, bearer, startTestServer, type TestServer } from '../testing/test-server';
import { MOST_REFUSALS } from './refused-reading';

const features = {
  unknownReadingsAllowed: true,
  reshareAllowed: true,
  notReadableAllowed: true,
  imagesForbidden: false,
};
const GAS = '/api/pro/job/kunde-gas/meterRateTask/result';
const ELECTRICITY = '/api/pro/job/kunde-strom/meterRateTask/result';
const TODAY = '2026-11-21';
const LAST_YEAR = '2025-11-21';
const reading = (readingValue: number, readingDate = LAST_YEAR, change: object = {}) => ({
  results: [{ taskId: 'kunde-gas-1', comment: 'geheim', readingValue, ...change }],
  readingDate,
});
const unlisted = { meterNumber: ' 1XYZ ', readingValue: 1.2345, readingDate: TODAY };
const noWords = { reason: 'OTHER', comment: null, images: [], date: TODAY };

let desk: OperatorDesk;
let test: TestServer;
let customer: string;
beforeAll(async () => {
  desk = await openOperatorDesk(anyDatabase);
  const application = anApplication({
    config: wholeConfig({ features }),
    hosts: ['ablesung.example'],
  });
  test = await startTestServer(desk.database, { applications: [application] });
  customer = (await test.logIn('demo-kunde')).token;
});
afterEach(() => desk.database.deleteFrom('refused_reading').execute());
afterAll(async () => {
  await test.server.close();
  await desk.close();
});

const send = async (path: string, body: object, key: string = randomUUID(), token = customer) =>
  (await test.post(path, body, { ...bearer(token), 'idempotency-key': key })).status;
const stored = () =>
  desk.database.selectFrom('refused_reading').selectAll().orderBy('id').execute();
const said = async () => (await desk.run(showCustomer, ['demo-kunde'])).replaceAll('\u00a0', ' ');

it.each([
  {
    says: 'a day of last year',
    path: GAS,
    body: reading(13210.5),
    line: /21\.11\.2026 10:00 +kunde-gas +7ELS0098127734 +Portal +21\.11\.2025 +\S+ 13\.210,5 m³ +Das liegt zu weit zurück\..*07\.11\.2026/,
  },
  {
    says: 'more decimals than the meter has',
    path: GAS,
    body: reading(13210.1234567, TODAY),
    line: /13\.210,1234567 m³ +Nach dem Komma hat der Zähler höchstens/,
  },
  {
    says: 'two rates, of which one is not of the job',
    path: ELECTRICITY,
    body: {
      results: [
        { taskId: 'kunde-strom-1', readingValue: 99999999 },
        { taskId: 'kunde-gas-1', readingValue: 1 },
      ],
      readingDate: TODAY,
    },
    line: /99\.999\.999 kWh; 1 +Verbrauch Hochtarif: Vor dem Komma .*Stellen\. Dieses Zählwerk hat der Auftrag nicht\./,
  },
  {
    says: 'a photo that is none',
    path: GAS,
    body: reading(13210.5, TODAY, {
      readingImages: [{ encodedImage: 'AAAA', mimeType: 'image/jpeg' }],
    }),
    line: /kunde-gas .*Ein Foto war beschädigt oder zu groß/,
  },
  {
    says: 'a report without words',
    path: '/api/pro/job/kunde-gas/notReadable',
    body: noWords,
    line: /kunde-gas +7ELS0098127734 +Portal +21\.11\.2026 +nicht ablesbar +\S/,
  },
  {
    says: 'a meter that is not in the list',
    path: '/api/pro/unknown-reading',
    body: unlisted,
    line: /10:00 +- +1XYZ +Portal +21\.11\.2026 +1,2345 +Nach dem Komma/,
  },
])('the clerk sees why it was refused: $says', async ({ path, body, line }) => {
  const key = randomUUID();
  expect(await send(path, body, key)).toBe(422);
  // An app repeats what it could not send.
  expect(await send(path, body, key)).toBe(422);
  const rows = await stored();
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain('geheim');
  expect(await said()).toMatch(line);
});

it('nothing stays of what was accepted, of a stranger’s job and of what is no reading', async () => {
  const key = randomUUID();
  expect(await send(GAS, reading(13210.5, TODAY), key)).toBe(200);
  expect(await send(GAS, reading(13210.5, TODAY), key)).toBe(200);
  expect(await send(GAS, reading(13211, TODAY), key)).toBe(422);
  expect(await send(GAS, { results: [], readingDate: TODAY })).toBe(422);
  expect(await send(GAS.replace('gas', 'x'), reading(1))).toBe(404);
  expect(await send(GAS, reading(1), randomUUID(), '')).toBe(401);
  expect(await stored()).toEqual([]);
  expect(await said()).not.toContain('Abgelehnt');
});

it('the customer sees no difference if it cannot be stored', async () => {
  const broken = desk.database.withPlugin({
    transformQuery: ({ node }) => {
      if (JSON.stringify(node).includes('refused_reading')) throw new Error('The disk is full.');
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const there = await startTestServer(broken);
  const { token } = await there.logIn('demo-kunde');
  const answer = await there.post(GAS, reading(13210.5), bearer(token));
  expect(answer).toMatchObject({ status: 422, body: { fieldErrors: [{ field: 'readingDate' }] } });
  await there.server.close();
});

it('of one customer, no more than the newest stay, and no more are stored in a day', async () => {
  const share = { name: 'Hausmeister', allowToReShare: false, jobIds: ['kunde-gas'] };
  const helper = await asShare(test, await shareCaller(test, customer).shared(share));
  for (let value = 0; value < MOST_REFUSALS; value += 1) {
    expect(await send(GAS, reading(value), randomUUID(), helper.token)).toBe(422);
  }
  expect(await send(GAS, reading(1000))).toBe(422);
  const before = await stored();
  expect(before).toHaveLength(MOST_REFUSALS);
  expect(JSON.stringify(before)).not.toContain('1000');
  expect(await said()).toMatch(/Unterzugang +21\.11\.2025 +\S+ 49 m³/);

  test.clock.now = new Date(test.clock.now.getTime() + 24 * 3_600_000);
  ({ token: customer } = await test.logIn('demo-kunde'));
  expect(await send(GAS, reading(1000))).toBe(422);
  const after = await stored();
  expect(after.map(({ id }) => id)).toEqual([
    ...before.slice(1).map(({ id }) => id),
    expect.anything(),
  ]);
  expect(after.at(-1)).toMatchObject({ account_id: 'demo-kunde', customer_id: 'demo-kunde' });
});

it('a value that a clerk enters in vain is marked as by phone, and a dry run leaves nothing', async () => {
  const enter = (values: Readonly<Record<string, string | true>>) =>
    desk.run(enterReading, ['kunde-gas', '13210,5'], { day: LAST_YEAR, ...values });
  await expect(enter({ 'dry-run': true })).rejects.toThrow(/zu weit zurück/);
  expect(await stored()).toEqual([]);
  await expect(enter({})).rejects.toThrow(/zu weit zurück/);
  expect(await said()).toMatch(/kunde-gas +7ELS0098127734 +Telefon +21\.11\.2025 /);
});
