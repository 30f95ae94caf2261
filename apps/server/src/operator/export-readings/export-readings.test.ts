import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openOperatorDesk, type OperatorDesk } from '../../testing/operator-world';
import { databaseKinds } from '../../testing/test-database';
import { startTestServer } from '../../testing/test-server';
import { readTable } from '../../table/read-table';
import type { TableRow } from '../../table/table-row';
import { exportReadings } from './export-readings';
import { COLUMNS } from './reading-rows';

async function readAll(path: string): Promise<readonly TableRow[]> {
  const rows: TableRow[] = [];
  for await (const row of readTable(path, { known: COLUMNS, needed: [] })) rows.push(row);
  return rows;
}

describe.each(databaseKinds)('export from %s', (kind) => {
  let desk: OperatorDesk;
  beforeAll(async () => {
    desk = await openOperatorDesk(kind);
    await (await startTestServer(desk.database)).server.close();
    // More readings than one part holds, several in the same microsecond.
    const results = Array.from({ length: 4500 }, (_, index) => ({
      id: `r-${index}`,
      task_id: 'kunde-gas-1',
      account_id: 'demo-kunde',
      reading_date: new Date('2026-11-20T11:00:00Z'),
      reading_value: '13210.25',
      comment: index === 0 ? 'Größer; "als" gedacht' : null,
      doubt: index === 0 ? 'unusual' : null,
      received_at: new Date(Date.UTC(2026, 10, 20, 10, Math.floor(index / 100))),
    }));
    await desk.database.insertInto('reading_result').values(results).execute();
  });
  afterAll(() => desk.close());

  it('writes every reading once, in the order of its arrival', async () => {
    const said = await desk.run(exportReadings, ['a.json'], { since: '2026-11-20' });
    expect(said).toMatch(/4\.500 Ablesungen.*--since 2026-11-21T08:57:00\.000Z/s);
    const rows: readonly TableRow[] = await readAll(join(desk.cwd, 'a.json'));
    expect(new Set(rows.map(({ cells }) => cells['readingId'])).size).toBe(4500);
    const arrivals = rows.map(({ cells }) => String(cells['receivedAt']));
    expect(arrivals).toEqual([...arrivals].sort());
    expect(rows[0]?.cells).toMatchObject({
      jobId: 'kunde-gas',
      readingValue: '13210.25',
      photos: '0',
      doubt: 'unusual',
    });
    expect(rows[1]?.cells).not.toHaveProperty('doubt');
  });

  it.each([
    { since: '2026-11-20T10:43:00Z', count: 200 },
    { since: '2026-11-20T10:43:01Z', count: 100 },
    { since: '2026-11-21', count: 0 },
  ])('since $since: $count', async ({ since, count }) => {
    await desk.run(exportReadings, ['b.csv'], { since });
    const text = readFileSync(join(desk.cwd, 'b.csv'), 'utf8');
    expect(text.trimEnd().split('\r\n')).toHaveLength(count + 1);
  });

  it.each([
    { says: 'of 23 hours', since: '2026-03-29', before: '2026-03-28T22:59:59Z' },
    { says: 'of 25 hours', since: '2026-10-25', before: '2026-10-24T21:59:59Z' },
  ])('a day $says begins at its midnight in Berlin', async ({ since, before }) => {
    const midnight = Date.parse(before) + 1000;
    const readings = [before, midnight].map((received, index) => ({
      id: `night-${index}`,
      task_id: 'kunde-gas-1',
      account_id: 'demo-kunde',
      reading_date: new Date(midnight),
      reading_value: '13210.25',
      received_at: new Date(received),
    }));
    await desk.database.insertInto('reading_result').values(readings).execute();
    await desk.run(exportReadings, ['n.json'], { since });
    await desk.database.deleteFrom('reading_result').where('id', 'like', 'night-%').execute();
    const [first] = await readAll(join(desk.cwd, 'n.json'));
    expect(first?.cells['readingId']).toBe('night-1');
  });

  if (kind === 'PostgreSQL') {
    it('the next export begins before a reading whose photos are still being stored', async () => {
      await desk.otherProcess.transaction().execute(async (transaction) => {
        const photo = { hash: 'on its way', mime_type: 'image/jpeg', bytes: null };
        await transaction.insertInto('photo').values(photo).execute();
        const said = await desk.run(exportReadings, ['e.csv'], { since: '2026-11-20' });
        const next = / --since (\S+)/.exec(said)?.[1] ?? '';
        expect(Date.parse(next)).toBeLessThan(Date.parse('2026-11-21T08:57:00Z'));
      });
      const said = await desk.run(exportReadings, ['e.csv'], { since: '2026-11-20' });
      expect(said).toContain('--since 2026-11-21T08:57:00.000Z');
    });
  }

  it('ends before now if the clock of this machine is ahead', async () => {
    const ahead = new Date(Date.now() + 24 * 3_600_000);
    const order = {
      words: ['g.csv'],
      values: { since: '2026-11-20' },
      switches: new Set<string>(),
    };
    await exportReadings.run({ ...desk, clock: () => ahead }, order);
    const next = / --since (\S+)/.exec(desk.said.join('\n'))?.[1] ?? '';
    expect(Date.parse(next)).toBeLessThan(Date.now());
  });

  it('names the sender of an unlisted reading, also after the sub-access was deleted', async () => {
    const unlisted = {
      application_id: 'stadtwerke-neuenbrueck',
      customer_id: 'demo-kunde',
      meter_number: '1ESY1160999999',
      reading_date: new Date('2026-11-18T11:00:00Z'),
      reading_value: '4711.5',
      received_at: new Date('2026-11-18T11:00:00Z'),
    };
    await desk.database
      .insertInto('unlisted_reading')
      .values([
        { ...unlisted, id: 'u-1', account_id: 'demo-kunde', comment: 'Der Zähler im Garten' },
        { ...unlisted, id: 'u-2', account_id: null, comment: null },
        // The previous version stored it like this.
        { ...unlisted, id: 'u-3', account_id: 'demo-kunde', customer_id: null, comment: null },
      ])
      .execute();
    const account = desk.database.updateTable('account').where('id', '=', 'demo-kunde');
    await account.set({ customer_number: '4711' }).execute();
    await desk.run(exportReadings, ['f.json'], { since: '2026-11-18' });
    const rows = (await readAll(join(desk.cwd, 'f.json'))).filter(
      ({ cells }) => cells['kind'] === 'unlisted',
    );
    expect(rows.map(({ cells }) => cells)).toMatchObject([
      {
        readingId: 'u-1',
        customerNumber: '4711',
        meterNumber: '1ESY1160999999',
        readingValue: '4711.5',
        comment: 'Der Zähler im Garten',
      },
      { readingId: 'u-2', customerNumber: '4711' },
      { readingId: 'u-3', customerNumber: '4711' },
    ]);
  });

  it('writes a CSV that a German Excel opens', async () => {
    await desk.run(exportReadings, ['c.csv'], { since: '2026-11-20' });
    const text = readFileSync(join(desk.cwd, 'c.csv'), 'utf8');
    expect(text).toContain(';7ELS0098127734;7-1:3.0.0;m³;13210,25;"Größer; ""als"" gedacht";0;r-0');
  });

  it.each([
    { says: 'no time', words: 'd.csv', since: 'gestern', reason: /--since gestern ist kein/ },
    { says: 'no such day', words: 'd.csv', since: '2026-02-30', reason: /kein Zeitpunkt/ },
    {
      says: 'no table format',
      words: 'd.pdf',
      since: '2026-11-20',
      reason: /\.csv, \.json oder \.xlsx/,
    },
  ])('writes nothing: $says', async ({ words, since, reason }) => {
    await expect(desk.run(exportReadings, [words], { since })).rejects.toThrow(reason);
    expect(existsSync(join(desk.cwd, words))).toBe(false);
  });
});
