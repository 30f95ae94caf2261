import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { utils, write } from '@e965/xlsx';
import { findJobs } from '../../job/find-jobs';
import { csvOf } from '../../testing/csv-of';
import { openOperatorDesk, type OperatorDesk } from '../../testing/operator-world';
import { databaseKinds } from '../../testing/test-database';
import { anApplication } from '../../testing/test-server';
import { importJobs } from './import-jobs';
import { judgeRow } from './judge-row';
import { createTexts } from '@ablesbar/i18n';
import { calendarDay } from '@ablesbar/domain';

const ROW = {
  customerNumber: '100 1',
  firstname: 'Erika',
  lastname: 'Müller',
  jobId: 'j-1',
  meterNumber: '1ESY1160123456',
  meterType: 'ELECTRIC_METER',
  latestExecution: '05.12.2026',
  obis: '1-1:1.8.1',
  preDecimals: '6',
  postDecimals: '1',
  lastReadingDate: '2025-11-28',
  lastReadingValue: '43.120,5',
};
type Row = Readonly<Record<string, string>>;
const NIGHT = { ...ROW, obis: '1-1:1.8.2', lastReadingValue: '18844,2' };
const OTHER = { ...ROW, customerNumber: '100 2', jobId: 'j-2', lastname: 'Demirtaş' };

const judged = async (change: Row) => {
  const config = anApplication({}).config;
  const texts = await createTexts({ language: 'de', translations: {} });
  const today = calendarDay('2026-11-21');
  if (today === null) throw new Error('The day does not exist.');
  const cells = Object.entries({ ...ROW, ...change }).filter(([, cell]) => cell !== '');
  const row = { line: 2, cells: Object.fromEntries(cells), fault: null };
  return judgeRow(row, { config, texts, today }).reasons.join('; ');
};

test.each([
  { says: 'no customer', change: { customerNumber: '' }, reason: /customerNumber: fehlt/ },
  { says: 'no name', change: { lastname: '', firstname: '' }, reason: /lastname oder company/ },
  { says: 'a company', change: { lastname: '', company: 'Hausverwaltung' }, reason: null },
  { says: 'no such day', change: { latestExecution: '30.02.2026' }, reason: /kein Datum/ },
  { says: 'a day of Excel', change: { latestExecution: '46361' }, reason: null },
  { says: 'a window of a day', change: { earliestExecution: '2026-12-05' }, reason: null },
  {
    says: 'one that ends before',
    change: { earliestExecution: '2026-12-06' },
    reason: /liegt nach/,
  },
  { says: 'one value', change: { minimumValue: '5', maximumValue: '5,0' }, reason: null },
  {
    says: 'none between',
    change: { minimumValue: '5,1', maximumValue: '5' },
    reason: /ist größer/,
  },
  {
    says: 'limits with as many decimals as the register',
    change: { minimumValue: '43,10', maximumValue: '43.12', postDecimals: '2' },
    reason: null,
  },
  {
    says: 'a German thousands point in a limit, which is read as decimals',
    change: { minimumValue: '43.120', postDecimals: '0', lastReadingValue: '44000' },
    reason: /^minimumValue: mehr Nachkommastellen als postDecimals \(0\)/,
  },
  {
    says: 'one of a round thousand',
    change: { maximumValue: '5.000', postDecimals: '2' },
    reason: /^maximumValue: mehr Nachkommastellen als postDecimals \(2\)/,
  },
  { says: 'an unknown type', change: { meterType: 'STROM' }, reason: /ELECTRIC_METER/ },
  { says: 'no OBIS code', change: { obis: '1.8.0' }, reason: /OBIS/ },
  { says: 'no flag', change: { strictValidation: 'vielleicht' }, reason: /ja oder nein/ },
  { says: 'a flag', change: { strictValidation: 'Ja' }, reason: null },
  { says: 'the most digits', change: { preDecimals: '12' }, reason: null },
  { says: 'more', change: { preDecimals: '13' }, reason: /von 1 bis 12/ },
  { says: 'none', change: { preDecimals: '0' }, reason: /von 1 bis 12/ },
  { says: 'a full counter', change: { lastReadingValue: '999999,9' }, reason: null },
  {
    says: 'more than it shows',
    change: { lastReadingValue: '1000000' },
    reason: /lastReadingValue: /,
  },
  { says: 'more decimals', change: { lastReadingValue: '1,25' }, reason: /lastReadingValue: / },
  {
    says: 'a rounding error of Excel for 812,4',
    change: { lastReadingValue: '812.39999999999998' },
    reason: null,
  },
  { says: 'a value with a unit', change: { lastReadingValue: '812 kWh' }, reason: /keine Zahl/ },
  { says: 'a minus', change: { lastReadingValue: '-812' }, reason: /keine Zahl/ },
  { says: 'read today', change: { lastReadingDate: '2026-11-21' }, reason: null },
  { says: 'read tomorrow', change: { lastReadingDate: '2026-11-22' }, reason: /in der Zukunft/ },
  { says: 'a value without a day', change: { lastReadingDate: '' }, reason: /nur eines/ },
  { says: 'digits that Excel lost', change: { meterNumber: '1,16012E+12' }, reason: /als Text/ },
  { says: 'the longest job', change: { jobId: 'j'.repeat(100) }, reason: null },
  { says: 'a longer one', change: { jobId: 'j'.repeat(101) }, reason: /höchstens 100/ },
])('a row with $says', async ({ change, reason }) => {
  if (reason === null) expect(await judged(change)).toBe('');
  else expect(await judged(change)).toMatch(reason);
});

describe.each(databaseKinds)('import into %s', (kind) => {
  let desk: OperatorDesk;
  beforeAll(async () => {
    desk = await openOperatorDesk(kind);
  });
  afterEach(() => desk.clear());
  afterAll(() => desk.close());

  const take = (name: string, content: string | Uint8Array, values = {}) => {
    writeFileSync(join(desk.cwd, name), content);
    return desk.run(importJobs, [name], values);
  };
  const accounts = () =>
    desk.database
      .selectFrom('account')
      .select(['id', 'customer_number', 'name', 'username'])
      .orderBy('customer_number')
      .execute();
  const jobsOf = async (customer: string) => {
    const found = (await accounts()).find(({ customer_number: one }) => one === customer);
    return found === undefined ? [] : findJobs(desk.database, found.id);
  };

  it('creates accounts, jobs, rates and histories', async () => {
    const tenant = { meterCompany: 'Töpferei', meterFirstname: 'Mirjam', meterLastname: 'Sol' };
    const day = { ...ROW, ...tenant, targetReadingDate: '30.11.2026' };
    const night = { ...day, ...NIGHT, rateTargetReadingDate: '31.12.2026' };
    expect(await take('jobs.csv', csvOf(day, night, OTHER))).toMatch(
      /3 Zeilen, 2 Aufträge \(2 neu\), 2 neue Zugänge.*letters/s,
    );
    expect(await accounts()).toMatchObject([
      { customer_number: '100 1', name: 'Erika Müller' },
      { customer_number: '100 2', name: 'Erika Demirtaş' },
    ]);
    const [job] = await jobsOf('100 1');
    expect(job).toMatchObject({
      id: 'j-1',
      jobConstraints: { latestExecution: '2026-12-05' },
      customer: { customerNumber: '100 1' },
      meter: {
        meterAddress: { company: 'Töpferei', firstname: 'Mirjam', lastname: 'Sol' },
        meterRateTasks: [
          {
            taskId: 'j-1-1-1:1.8.1',
            targetReadingDate: '2026-11-30',
            preDecimals: 6,
            readingEvents: [{ readingDate: '2025-11-28', readingValue: 43120.5 }],
          },
          { taskId: 'j-1-1-1:1.8.2', targetReadingDate: '2026-12-31' },
        ],
      },
    });
  });

  it('the same file changes nothing, a changed file updates, and readings stay', async () => {
    await take('jobs.csv', csvOf(ROW, NIGHT, OTHER));
    const before = await jobsOf('100 1');
    const names = await accounts();
    expect(await take('jobs.csv', csvOf(ROW, NIGHT, OTHER))).toMatch(/\(0 neu\), 0 neue/);
    expect(await jobsOf('100 1')).toEqual(before);
    expect(await accounts()).toEqual(names);

    await desk.database
      .insertInto('reading_result')
      .values({
        id: 'r-1',
        task_id: 'j-1-1-1:1.8.2',
        account_id: null,
        reading_date: desk.clock(),
        reading_value: '18900',
        comment: null,
        received_at: desk.clock(),
      })
      .execute();
    const third = { ...ROW, obis: '1-1:2.8.0' };
    const moved = { latestExecution: '2026-12-24', lastname: 'Schmidt' };
    await take('jobs.json', JSON.stringify([{ ...third, ...moved }]), { yes: true });
    const [job] = await jobsOf('100 1');
    expect(job?.jobConstraints.latestExecution).toBe('2026-12-24');
    // The rate with a reading stays, the rate without one is deleted, and the new rate comes last.
    expect(job?.meter.meterRateTasks.map(({ obis }) => obis)).toEqual(['1-1:1.8.2', '1-1:2.8.0']);
    expect(await accounts()).toMatchObject([{ name: 'Erika Schmidt' }, { name: 'Erika Demirtaş' }]);
  });

  it.each([
    { says: 'a rate twice', rows: [ROW, ROW], reason: /Zeile 2$/ },
    {
      says: 'a job with two meters',
      rows: [ROW, { ...NIGHT, meterNumber: '2' }],
      reason: /weichen von Zeile 2/,
    },
    {
      says: 'one bad cell in the last row',
      rows: [ROW, { ...OTHER, preDecimals: 'x' }],
      reason: /preDecimals/,
    },
    { says: 'a formula', rows: [ROW, { ...OTHER, lastname: '=1+1' }], reason: /Formel/ },
    {
      says: 'somebody else’s job',
      rows: [{ ...ROW, customerNumber: '7' }],
      reason: /anderen Kunden/,
      after: [ROW],
    },
    {
      says: 'another job’s rate',
      rows: [{ ...OTHER, taskId: 't' }],
      reason: /anderen Auftrag/,
      after: [{ ...ROW, taskId: 't' }],
    },
    {
      says: 'a rate of two of its jobs',
      rows: [
        { ...ROW, taskId: 't' },
        { ...OTHER, taskId: 't', lastReadingDate: '2024-11-28' },
      ],
      reason: /anderen Auftrag/,
    },
  ])('refuses the whole file for $says and names the row', async ({ rows, reason, after = [] }) => {
    if (after.length > 0) await take('before.csv', csvOf(...after));
    const before = [await accounts(), await jobsOf('100 1')];
    await expect(take('jobs.csv', csvOf(...rows))).rejects.toThrow(
      /nichts übernommen.*jobs-fehler\.csv/,
    );
    expect([await accounts(), await jobsOf('100 1')]).toEqual(before);
    const [head = '', refused = '', ...more] = readFileSync(
      join(desk.cwd, 'jobs-fehler.csv'),
      'utf8',
    )
      .trimEnd()
      .split('\r\n');
    expect(head).toMatch(/^\ufeffZeile;Grund;customerNumber;/);
    expect(refused).toMatch(new RegExp(`^${rows.length + 1};`));
    expect(refused.split(';')[1] ?? refused).toBeTruthy();
    expect(refused.replace(/^\d+;"?([^"]*?)"?;.*$/, '$1')).toMatch(reason);
    expect(more).toEqual([]);
  });

  it('imports the corrected table of refused rows', async () => {
    const bad = { ...OTHER, preDecimals: '600' };
    await expect(take('jobs.xlsx', workbook([ROW, bad]))).rejects.toThrow(/jobs-fehler\.xlsx/);
    await expect(take('again.csv', csvOf({ Zeile: '3', Grund: 'x', ...OTHER }))).resolves.toMatch(
      /1 Auft/,
    );
  });

  it.each(['check', 'dry-run'])(
    '--%s counts what would change and changes nothing',
    async (name) => {
      const said = await take('jobs.csv', csvOf(ROW), { [name]: true });
      expect(said).toMatch(/1 Zeile, 1 Auftrag \(1 neu\), 1 neuer Zugang\.$/);
      expect(await accounts()).toEqual([]);
    },
  );

  it('an interrupted import changes nothing', async () => {
    const many = Array.from({ length: 1200 }, (_, index) => ({ ...ROW, jobId: `j-${index}` }));
    await expect(take('half.json', JSON.stringify(many).slice(0, -30))).rejects.toThrow(
      /mittendrin/,
    );
    expect(await accounts()).toEqual([]);
    expect(existsSync(join(desk.cwd, 'half-fehler.json'))).toBe(false);
    await expect(
      take('empty.csv', 'customerNumber;jobId;meterNumber;preDecimals\n'),
    ).rejects.toThrow(/keine Zeile/);
  });
});

function workbook(rows: readonly Row[]): Uint8Array {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.json_to_sheet([...rows]));
  const bytes: unknown = write(book, { type: 'buffer', bookType: 'xlsx' });
  if (bytes instanceof Uint8Array) return bytes;
  throw new Error('No workbook was made.');
}
