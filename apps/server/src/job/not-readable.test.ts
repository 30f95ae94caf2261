import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { readFileSync } from 'node:fs';
import { exportReadings } from '../operator/export-readings/export-readings';
import { erase } from '../operator/accounts/erase';
import { stats } from '../operator/accounts/stats';
import { openOperatorDesk, type OperatorDesk } from '../testing/operator-world';
import { jpegOf } from '../testing/pictures';
import { databaseKinds } from '../testing/test-database';
import { bearer, startTestServer, type TestServer } from '../testing/test-server';

const image = { encodedImage: jpegOf().toString('base64'), mimeType: 'image/jpeg' };
const REPORT = { reason: 'NO_ACCESS', comment: null, images: [], date: '2026-11-20' };
const DATE = '2026-11-20T11:00:00.000Z';
const REPORT_AGAIN = { reason: 'NO_ACCESS', comment: null, date: DATE };

describe.each(databaseKinds)('a meter that cannot be read, on %s', (kind) => {
  let desk: OperatorDesk;
  let test: TestServer;
  let customer: string;
  beforeAll(async () => {
    desk = await openOperatorDesk(kind);
    test = await startTestServer(desk.database);
    // The export ends a few minutes before the desk's now.
    test.clock.now = new Date(test.clock.now.getTime() - 3_600_000);
    customer = (await test.logIn('demo-kunde')).token;
  });
  afterAll(async () => {
    await test.server.close();
    await desk.close();
  });

  const send = (jobId: string, body: object, key: string = randomUUID()) =>
    test.post(`/api/pro/job/${jobId}/notReadable`, body, {
      ...bearer(customer),
      'idempotency-key': key,
    });
  const listed = async (jobId: string) => {
    const { body } = await test.get('/api/pro/job', customer);
    const { jobs } = body as { readonly jobs: readonly { readonly id: string }[] };
    return jobs.find(({ id }) => id === jobId);
  };

  it('answers the job once, and a later reading clears it', async () => {
    const key = randomUUID();
    const report = { ...REPORT, reason: 'OTHER', comment: 'Hund im Hof', images: [image] };
    const first = await send('kunde-gas', report, key);
    const notReadable = { reason: 'OTHER', comment: 'Hund im Hof', date: DATE };
    expect(first).toMatchObject({
      status: 200,
      body: { id: 'kunde-gas', done: true, notReadable },
    });
    expect(await send('kunde-gas', report, key)).toEqual(first);
    expect(await listed('kunde-gas')).toEqual(first.body);
    const rows = await desk.database.selectFrom('not_readable').select('id').execute();
    expect(rows).toHaveLength(1);

    test.clock.now = new Date(test.clock.now.getTime() + 1000);
    const result = { taskId: 'kunde-gas-1', comment: null, readingValue: 13210, readingImages: [] };
    const read = await test.post(
      '/api/pro/job/kunde-gas/meterRateTask/result',
      { results: [result], readingDate: DATE },
      { ...bearer(customer), 'idempotency-key': randomUUID() },
    );
    expect(read).toMatchObject({ status: 200, body: { done: true, notReadable: null } });
    expect(await listed('kunde-gas')).toEqual(read.body);
    // And a later report counts again.
    test.clock.now = new Date(test.clock.now.getTime() + 1000);
    expect(await send('kunde-gas', REPORT)).toMatchObject({ body: { notReadable: REPORT_AGAIN } });
    expect(await listed('kunde-gas')).toMatchObject({ notReadable: REPORT_AGAIN });
  });

  it.each([
    { says: 'no known reason', change: { reason: 'TIRED' }, field: 'reason' },
    { says: 'another reason without words', change: { reason: 'OTHER' }, field: 'comment' },
    { says: 'a day of last year', change: { date: '2025-11-20' }, field: 'date' },
    { says: 'no day', change: { date: 'yesterday!' }, field: 'date' },
    { says: 'four photos', change: { images: Array(4).fill(image) }, field: 'images' },
  ])('refuses $says', async ({ change, field }) => {
    const answer = await send('kunde-strom', { ...REPORT, ...change });
    expect(answer.status).toBe(422);
    expect(answer).toHaveProperty('body.fieldErrors.0.field', field);
    expect(await listed('kunde-strom')).toMatchObject({ done: false, notReadable: null });
  });

  it('does not exist where a job does not take it, or for another job', async () => {
    const config = JSON.stringify({ features: { notReadableAllowed: false } });
    const job = desk.database.updateTable('job').where('id', '=', 'kunde-strom');
    await job.set({ config }).execute();
    const answer = await send('kunde-strom', REPORT);
    await job.set({ config: '{}' }).execute();
    expect(answer.status).toBe(404);
    expect(await send('verwaltung-1', REPORT)).toEqual(answer);
  });

  it('is in the export with its photos, counts as done, and goes with its customer', async () => {
    await send('kunde-strom', { ...REPORT, images: [image] });
    await desk.run(exportReadings, ['a.json'], { since: '2026-11-20', photos: 'photos' });
    const rows: unknown = JSON.parse(readFileSync(join(desk.cwd, 'a.json'), 'utf8'));
    expect(rows).toContainEqual(
      expect.objectContaining({
        kind: 'notReadable',
        jobId: 'kunde-strom',
        meterNumber: '1ESY1160123456',
        notReadableReason: 'NO_ACCESS',
        readingValue: null,
        photos: 1,
      }),
    );
    expect(await desk.run(stats, [])).toMatch(/nicht ablesbar +3/);

    expect(await desk.run(erase, ['demo-kunde'], { yes: true })).toMatch(/^Gelöscht/);
    expect(await desk.database.selectFrom('not_readable').select('id').execute()).toEqual([]);
    expect(await desk.database.selectFrom('photo').select('hash').execute()).toEqual([]);
  });
});
