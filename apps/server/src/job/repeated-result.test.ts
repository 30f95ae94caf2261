import { randomUUID } from 'node:crypto';
import { databaseKinds, openTestDatabase } from '../testing/test-database';
import { bearer, startTestServer } from '../testing/test-server';

test.each(databaseKinds)(
  'a repeat is answered with the job of now, and without it once the account has lost the job, on %s',
  async (kind) => {
    const { database, close } = await openTestDatabase(kind);
    const test = await startTestServer(database);
    const { token } = await test.logIn('demo-kunde');
    const result = { taskId: 'kunde-gas-1', comment: null, readingValue: 13210, readingImages: [] };
    const send = (key: string) =>
      test.post(
        '/api/pro/job/kunde-gas/meterRateTask/result',
        { results: [result], readingDate: '2026-11-20T11:00:00.000Z' },
        { ...bearer(token), 'idempotency-key': key },
      );
    const key = randomUUID();
    const first = await send(key);
    expect(first.status).toBe(200);
    expect(await send(key)).toEqual(first);
    const job = database.updateTable('job').where('id', '=', 'kunde-gas');
    await job.set({ malo_id: '51238696999' }).execute();
    expect((await send(key)).text).toContain('51238696999');

    await job.set({ account_id: 'demo-nachbarin' }).execute();
    const lost = await send(key);
    expect(lost).toMatchObject({ status: 200, body: { id: 'kunde-gas', done: true } });
    expect(lost.text).toContain('"readingValue":13210');
    expect(lost.text).not.toMatch(/51238696999|7ELS|Brandt/);
    expect(await send(randomUUID())).toMatchObject({ status: 404 });
    await test.server.close();
    await close();
  },
);
