import {
  addDays,
  berlinDay,
  calendarDay,
  daysBetween,
  featuresOf,
  METER_TYPES,
} from '@ablesbar/domain';
import { sendingWindow } from '@ablesbar/validation';
import type { OpenDatabase } from '../database/open-database';
import { databaseKinds, openTestDatabase } from '../testing/test-database';
import { anApplication, startTestServer, type TestServer } from '../testing/test-server';
import { findJobs } from '../job/find-jobs';
import { seedDemoIn } from '../testing/seeded-demo';
import { DEMO_LOGINS, DEMO_SHARE_LOGIN } from './demo-script';

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

  it('gives the household a meter with two rates and a near deadline, all of them open', async () => {
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

  it('is created once, also by two servers at the same time', async () => {
    const { database } = opened;
    const seed = () => seedDemoIn(database, { isWhole: false });
    const count = async () => (await database.selectFrom('job').select('id').execute()).length;
    const before = await count();
    await database.deleteFrom('job').where('id', '=', 'kunde-gas').execute();
    await Promise.all([seed(), seed()]);
    expect(await count()).toBe(before - 1);

    await database.deleteFrom('reading_result').execute();
    await database.deleteFrom('account').execute();
    // The demo logs in two days ago, when the calls above are still to come.
    await database.deleteFrom('limit_bucket').execute();
    await Promise.all([seed(), seed()]);
    expect(await count()).toBe(before);
  });
});

describe('the whole demo', () => {
  const today = berlinDay(NOW);
  let opened: OpenDatabase;
  beforeAll(async () => {
    opened = await openTestDatabase('embedded');
    await seedDemoIn(opened.database, { isWhole: true });
  });
  afterAll(() => opened.close());

  const idOf = async (username: string) =>
    (
      await opened.database
        .selectFrom('account')
        .select('id')
        .where('username', '=', username)
        .executeTakeFirstOrThrow()
    ).id;
  const jobsOf = async (username: string) => findJobs(opened.database, await idOf(username));

  it('gives the manager 1 200 meters in 40 buildings, no number twice', async () => {
    const jobs = await jobsOf('demo-verwaltung');
    const buildings = jobs.map(({ meter }) => {
      const { street, houseNumber } = meter.meterAddress;
      return `${street} ${houseNumber}`;
    });
    expect(jobs).toHaveLength(1200);
    expect(new Set(buildings).size).toBe(40);
    expect(new Set(jobs.map(({ meter }) => meter.meterNumber)).size).toBe(1200);
  });

  it('has a sub-access that sees the shared jobs', async () => {
    const account = opened.database.selectFrom('account').select('parent_id');
    const found = await account.where('username', '=', DEMO_SHARE_LOGIN.username).execute();
    expect(found).toEqual([{ parent_id: await idOf('demo-verwaltung') }]);
    const jobs = await jobsOf(DEMO_SHARE_LOGIN.username);
    expect(jobs).toHaveLength(24);
    expect(jobs.every(({ jobPermissions }) => jobPermissions.reShare)).toBe(true);
  });

  it('has a job in every special state', async () => {
    const { config } = anApplication({});
    const jobs = await jobsOf('demo-sonderfall');
    const windows = jobs.map((wire) => {
      const job = { ...wire, login: '' };
      return sendingWindow({ job, features: featuresOf(job, config), today }).state;
    });
    const states = ['early', 'late', 'not-yet', 'open', 'over'];
    expect([...new Set(windows)].sort()).toEqual(states);
    const tasks = jobs.flatMap(({ meter }) => meter.meterRateTasks);
    const isStrict = (strict: boolean) =>
      tasks.some(
        ({ readingValueValidation }) => readingValueValidation.strictValidation === strict,
      );
    expect([isStrict(true), isStrict(false)]).toEqual([true, true]);
    const ends = jobs.map(({ jobConstraints }) => jobConstraints.latestExecution);
    expect(ends).toContain(addDays(today, 4));
    expect(new Set(jobs.map(({ done }) => done)).size).toBe(2);
    expect(new Set(jobs.map(({ jobPermissions }) => jobPermissions.reShare)).size).toBe(2);
    expect(new Set(jobs.map(({ meter }) => meter.meterNumber)).size).toBe(jobs.length);
    const said = new Set(
      jobs.flatMap(({ config: own }) => [
        ...Object.keys(own.features),
        ...Object.keys(own.meterReading),
      ]),
    );
    expect([...said].sort()).toEqual([
      'hideReadingDateInput',
      'historicReadingsValidationRequired',
      'imageAlwaysRequired',
      'imagesForbidden',
      'maskPostDecimals',
      'queryPostDecimals',
      'sendingAllowedDaysAfterLatestExecution',
      'sendingAllowedDaysBeforeEarliestExecution',
      'unplausibleReadingsCommentRequired',
      'unplausibleReadingsImageRequired',
    ]);
  });

  it('has an exchange of a meter: two readings of one day, the old meter first', async () => {
    const jobs = await jobsOf('demo-sonderfall');
    const job = jobs.find(({ id }) => id === 'sonderfall-getauscht');
    const events = job?.meter.meterRateTasks[0]?.readingEvents ?? [];
    const day = addDays(today, -140);
    expect(events.slice(-2)).toMatchObject([
      { readingDate: day, reason: 'METER_CHANGE' },
      { readingDate: day, reason: 'METER_CHANGE', readingValue: 0 },
    ]);
    expect(events.at(-2)?.readingValue).toBeGreaterThan(events.at(-3)?.readingValue ?? NaN);
    expect(events.map(({ reason }) => reason)).toContain('ESTIMATED_READING');
  });
});
