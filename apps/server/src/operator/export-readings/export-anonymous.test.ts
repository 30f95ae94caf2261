import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { deleteExpired } from '../../app/housekeeping';
import { readTable } from '../../table/read-table';
import type { TableRow } from '../../table/table-row';
import { BODY, config, CONTACT, reading } from '../../testing/anonymous-readings';
import { openOperatorDesk, type OperatorDesk } from '../../testing/operator-world';
import { jpegOf } from '../../testing/pictures';
import { databaseKinds } from '../../testing/test-database';
import {
  anApplication,
  APPLICATION_ID,
  bearer,
  IN_DATABASE,
  startTestServer,
  type TestServer,
} from '../../testing/test-server';
import { exportReadings } from './export-readings';
import { COLUMNS } from './reading-rows';

const HIGH = jpegOf({ length: 8 });
const LOW = jpegOf({ length: 9 });
const asImage = (bytes: Buffer) => ({
  encodedImage: bytes.toString('base64'),
  mimeType: 'image/jpeg',
});

const TWO_RATES = {
  ...BODY,
  readingValues: [
    reading('1-1:1.8.1', 4711.5, [asImage(HIGH)]),
    reading('1-1:1.8.2', 12, [asImage(LOW)]),
  ],
};
const LATER = { ...BODY, meterNumber: '2EMH0099887766' };
const FIRST_SINCE = '2026-11-21T08:00:00Z';
const NEXT_SINCE = '2026-11-21T08:30:00Z';

describe.each(databaseKinds)('readings without a login in an export from %s', (kind) => {
  let desk: OperatorDesk;
  let test: TestServer;

  const send = async (body: object, time: string) => {
    test.clock.now = new Date(time);
    const { text } = await test.post('/auth/token-unknown-readings', {});
    const token = /"token":"([^"]+)"/.exec(text)?.[1] ?? '';
    const { statusCode } = await test.server.inject({
      method: 'POST',
      url: '/api/unknown-readings/results',
      headers: bearer(token),
      payload: body,
    });
    expect(statusCode).toBe(204);
  };
  const readAll = async (name: string) => {
    const rows: TableRow[] = [];
    const path = join(desk.cwd, name);
    for await (const row of readTable(path, { known: COLUMNS, needed: COLUMNS })) rows.push(row);
    return rows.map(({ cells }) => cells);
  };
  const exported = async (since: string, name = 'a.json') => {
    await desk.run(exportReadings, [name], { since });
    return readAll(name);
  };

  beforeAll(async () => {
    desk = await openOperatorDesk(kind);
    test = await startTestServer(desk.database, { applications: [anApplication({ config })] });
    await send(TWO_RATES, '2026-11-21T08:00:00Z');
    await send(LATER, '2026-11-21T08:30:00Z');
    // Too recent for this export; the next export includes it.
    await send(LATER, '2026-11-21T08:59:30Z');
  });
  afterAll(async () => {
    await test.server.close();
    await desk.close();
  });

  it.each(['a.json', 'a.csv', 'a.xlsx'])('exports every field that was sent: %s', async (name) => {
    const rows = await exported(FIRST_SINCE, name);
    const sent = {
      ...CONTACT,
      kind: 'anonymous',
      meterType: 'ELECTRIC_METER',
      meterNumber: '1EMH0099887766',
      readingReason: 'ANNUAL_READING',
      photos: '1',
    };
    const [high, low, later] = rows;
    expect(rows).toHaveLength(3);
    expect(high).toMatchObject({ ...sent, obis: '1-1:1.8.1' });
    expect(high?.['readingValue']).toBe(name === 'a.csv' ? '4711,5' : '4711.5');
    expect(String(high?.['receivedAt'])).toContain('2026-11-21T08:00:00');
    expect(String(high?.['readingDate'])).toContain('2026-11-20T11:00:00');
    expect(low).toMatchObject({ ...sent, obis: '1-1:1.8.2', rateName: '=NT', readingValue: '12' });
    // A spreadsheet would run this formula in a CSV file.
    if (name === 'a.csv') expect(readFileSync(join(desk.cwd, name), 'utf8')).toContain(";'=NT;");
    expect(later).toMatchObject({ kind: 'anonymous', meterNumber: '2EMH0099887766' });
    for (const column of ['customerNumber', 'jobId', 'taskId', 'comment']) {
      expect(later?.[column] ?? '').toBe('');
    }
  });

  it("exports each value once, under its own id that begins with its reading's id", async () => {
    const ids = (await exported(FIRST_SINCE)).map((cells) => cells['readingId'] ?? '');
    const [first = ''] = ids;
    expect(ids).toEqual([
      expect.stringMatching(/^[0-9a-f-]{36}-1$/),
      first.replace(/1$/, '2'),
      expect.stringMatching(/^[0-9a-f-]{36}-1$/),
    ]);
    expect(new Set(ids).size).toBe(3);
  });

  it('consecutive exports neither miss nor repeat a reading', async () => {
    const said = await desk.run(exportReadings, ['a.json'], { since: FIRST_SINCE });
    expect(said).toContain('Was in den letzten drei Minuten kam, ist noch nicht dabei.');
    const next = / --since (\S+)/.exec(said)?.[1] ?? '';
    const before = await readAll('a.json');
    expect(await exported(NEXT_SINCE)).toEqual(before.slice(2));
    const later = { ...desk, clock: () => new Date('2026-11-21T10:00:00Z') };
    await exportReadings.run(later, {
      words: ['b.json'],
      values: { since: next },
      switches: new Set(),
    });
    const after = await readAll('b.json');
    expect(after).toHaveLength(1);
    expect(before.map((cells) => cells['readingId'])).not.toContain(after[0]?.['readingId']);
  });

  it('names photos after their values, also after an interrupted run', async () => {
    const run = () =>
      desk.run(exportReadings, ['a.json'], { since: FIRST_SINCE, photos: 'photos' });
    expect(await run()).toMatch(/3 Fotos geschrieben, 0 waren schon da/);
    const names = (await readAll('a.json')).map((cells) => cells['photoFiles'] ?? '');
    const [high = '', low = ''] = names;
    expect(high).toMatch(/^2026-11-20\/1EMH0099887766_[0-9a-f-]{36}-1_1\.jpg$/);
    rmSync(join(desk.cwd, 'photos', low));
    expect(await run()).toMatch(/1 Foto geschrieben, 2 waren schon da/);
    const bytes = [high, low].map((name) => readFileSync(join(desk.cwd, 'photos', name)));
    expect(bytes).toEqual([HIGH, LOW]);
  });

  const anonymousOf = (id: string, applicationId: string, time: string) => ({
    id,
    application_id: applicationId,
    token_hash: 'none',
    meter_type: 'GAS_METER',
    meter_number: '7ELS1',
    reading_date: new Date(time),
    reading_reason: null,
    contact: JSON.stringify(CONTACT),
    received_at: new Date(time),
    delete_after: new Date('2027-05-20T09:00:00Z'),
  });

  if (kind === 'PostgreSQL') {
    it('the next export begins before a reading that is still being stored', async () => {
      await desk.otherProcess.transaction().execute(async (transaction) => {
        const reading = anonymousOf('on its way', APPLICATION_ID, '2026-11-21T08:58:00Z');
        await transaction.insertInto('anonymous_reading').values(reading).execute();
        const said = await desk.run(exportReadings, ['c.json'], { since: FIRST_SINCE });
        const next = / --since (\S+)/.exec(said)?.[1] ?? '';
        expect(Date.parse(next)).toBeLessThan(Date.parse('2026-11-21T08:59:00Z'));
      });
    });
  }

  it('exports more readings than one part holds, and none of another application', async () => {
    const minute = (index: number) => `2026-11-19T10:${10 + (index % 3)}:00Z`;
    const many = Array.from({ length: 2100 }, (_, index) =>
      anonymousOf(`m-${index}`, APPLICATION_ID, minute(index)),
    );
    const other = anonymousOf('o-1', 'another', minute(0));
    const all = [...many, other];
    await desk.database.insertInto('anonymous_reading').values(all).execute();
    const values = all.flatMap(({ id }) =>
      [0, 1].map((position) => ({
        reading_id: id,
        position,
        obis: '7-1:3.0.0',
        rate_name: '',
        reading_value: '1',
      })),
    );
    await desk.database.insertInto('anonymous_value').values(values).execute();
    await desk.run(exportReadings, ['d.json'], { since: '2026-11-19' });
    const old = (await readAll('d.json')).filter((cells) => cells['meterNumber'] === '7ELS1');
    const ids = new Set(old.map((cells) => cells['readingId']));
    expect([old.length, ids.size]).toEqual([4200, 4200]);
    expect(ids).not.toContain('o-1-1');
  });

  it('exports no deleted reading', async () => {
    await desk.run(exportReadings, ['e.csv'], { photos: 'e' });
    await deleteExpired(desk.database, IN_DATABASE, new Date('2027-06-20T09:00:00Z'));
    const said = await desk.run(exportReadings, ['a.csv'], { since: FIRST_SINCE });
    expect(said).toContain('0 Ablesungen geschrieben');
  });
});
