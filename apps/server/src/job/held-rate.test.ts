import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { openTestDatabase, testDatabaseUrl } from '../testing/test-database';
import { bearer, startTestServer } from '../testing/test-server';

if (testDatabaseUrl() === null) {
  it.todo('readings beside a held rate: TEST_DATABASE_URL names no PostgreSQL');
} else {
  it('a rate that a long command holds keeps only its own readings waiting', async () => {
    const { database, otherProcess, close } = await openTestDatabase('PostgreSQL');
    const test = await startTestServer(database);
    const customer = await test.logIn('demo-kunde');
    const neighbour = await test.logIn('demo-nachbarin');
    const send = async (token: string, job: string, readingValue: number) => {
      const { status } = await test.post(
        `/api/pro/job/${job}/meterRateTask/result`,
        {
          results: [{ taskId: `${job}-1`, comment: null, readingValue, readingImages: [] }],
          readingDate: '2026-11-20T11:00:00.000Z',
        },
        { ...bearer(token), 'idempotency-key': randomUUID() },
      );
      return status;
    };
    let isHeld = true;
    let waiting: readonly Promise<number>[] = [];
    await otherProcess.transaction().execute(async (transaction) => {
      await sql`select from rate_task where id = 'kunde-gas-1' for update`.execute(transaction);
      waiting = [13210, 13211, 13212].map(async (value) => {
        const status = await send(customer.token, 'kunde-gas', value);
        expect(isHeld).toBe(false);
        return status;
      });
      expect(await send(neighbour.token, 'nachbarin-strom', 9340)).toBe(200);
      isHeld = false;
    });
    expect(await Promise.all(waiting)).toEqual([200, 200, 200]);
    await test.server.close();
    await close();
  });
}
