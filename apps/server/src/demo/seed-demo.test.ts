import { addDays, berlinDay, calendarDay, daysBetween, METER_TYPES } from '@ablesbar/domain';
import type { OpenDatabase } from '../database/open-database';
import { createPasswords } from '../session/passwords';
import { databaseKinds, openTestDatabase } from '../testing/test-database';
import { APPLICATION_ID, startTestServer, type TestServer } from '../testing/test-server';
import { findJobs } from '../job/find-jobs';
import { DEMO_LOGINS, seedDemo } from './seed-demo';

const NOW = new Date('2026-11-21T09:00:00Z');

describe.each(databaseKinds)('on the %s database', (kind) => {
  let opened: OpenDatabase;
  let test: TestServer;
  beforeAll(async () => {
    opened = await openTestDatabase(kind);
    test = await startTestServer(opened.database);
  });
  afterAll(async () => {
    await test.server.close();
    await opened.close();
  });

  it.each(DEMO_LOGINS)('$username can log in', async ({ username }) => {
    expect(await test.logIn(username)).toHaveProperty('token');
  });

  it('gives the household a meter with two rates, one deadline that is near, all of them open', async () => {
    const jobs = await findJobs(opened.database, 'demo-kunde');
    const ends = jobs.map(({ jobConstraints }) => jobConstraints.latestExecution);
    expect(jobs.map(({ meter }) => meter.meterRateTasks.length)).toEqual([2, 1, 1, 1]);
    expect(ends).toContain(addDays(berlinDay(NOW), 4));
    expect(jobs.filter(({ done }) => done)).toEqual([]);
  });

  it('gives the manager meters of every kind, in several buildings, some of them done', async () => {
    const jobs = await findJobs(opened.database, 'demo-verwaltung');
    expect(new Set(jobs.map(({ meter }) => meter.meterType))).toEqual(new Set(METER_TYPES));
    expect(new Set(jobs.map(({ meter }) => meter.meterAddress.street)).size).toBe(5);
    expect(jobs.filter(({ done }) => done)).toHaveLength(15);
  });

  it.each(['demo-kunde', 'demo-nachbarin', 'demo-verwaltung'])(
    'can be read today and has a history that rises within its limits: %s',
    async (accountId) => {
      const jobs = await findJobs(opened.database, accountId);
      const today = berlinDay(NOW);
      for (const { jobConstraints, meter } of jobs) {
        const first = calendarDay(jobConstraints.earliestExecution ?? '') ?? today;
        const last = calendarDay(jobConstraints.latestExecution ?? '') ?? today;
        expect(daysBetween(first, today)).toBeGreaterThanOrEqual(0);
        expect(daysBetween(today, last)).toBeGreaterThanOrEqual(0);
        for (const { readingEvents, readingValueValidation } of meter.meterRateTasks) {
          const values = readingEvents.map(({ readingValue }) => readingValue);
          expect(values).toHaveLength(4);
          expect(values).toEqual([...values].sort((a, b) => a - b));
          expect(values[0]).toBeGreaterThan(0);
          expect(values[3]).toBeGreaterThanOrEqual(readingValueValidation?.minimumValue ?? NaN);
        }
      }
    },
  );

  it('is sown once, also by two servers at the same time', async () => {
    const { database } = opened;
    const passwords = await createPasswords();
    const seed = () => seedDemo(database, { applicationId: APPLICATION_ID, passwords, now: NOW });
    const count = async () => (await database.selectFrom('job').select('id').execute()).length;
    const before = await count();
    await database.deleteFrom('job').where('id', '=', 'kunde-gas').execute();
    await Promise.all([seed(), seed()]);
    expect(await count()).toBe(before - 1);

    await database.deleteFrom('reading_result').execute();
    await database.deleteFrom('account').execute();
    await Promise.all([seed(), seed()]);
    expect(await count()).toBe(before);
  });
});
