import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openOperatorDesk, type OperatorDesk } from '../../../testing/operator-world';
import { anyDatabase } from '../../../testing/test-database';
import { type EdifactSegment, readEdifact } from '../../../testing/read-edifact';
import { importJobs } from '../../import-jobs/import-jobs';
import { exportReadings } from '../export-readings';
import { readFormat } from './read-format';

const FORMATS = join(__dirname, '../../../../examples/formats');
const RATE = { unit: 'kWh', preDecimals: 6, postDecimals: 1, meterType: 'ELECTRIC_METER' };
const JOB = { customerNumber: '4711', lastname: 'Müller', meterNumber: "1'ESY+2" };
const POWER = { ...JOB, ...RATE, jobId: 'strom', meLoId: 'DE0000801043700000000000011145670' };
const JOBS = [
  { ...POWER, taskId: 'ht', obis: '1-1:1.8.1', rateName: 'HT' },
  { ...POWER, taskId: 'nt', obis: '1-1:1.8.2', rateName: 'NT' },
  {
    ...JOB,
    meterNumber: '7ELS',
    jobId: 'gas',
    taskId: 'gas',
    preDecimals: 5,
    meterType: 'GAS_METER',
  },
];
const ARRIVED = new Date('2026-11-20T10:00:00Z');

let desk: OperatorDesk;
beforeAll(async () => {
  desk = await openOperatorDesk(anyDatabase);
  writeFileSync(join(desk.cwd, 'jobs.json'), JSON.stringify(JOBS, null, 1));
  await desk.run(importJobs, ['jobs.json']);
  const of = { account_id: null, received_at: ARRIVED };
  // Late on the day before the clocks in Germany are set back: it is the next day in UTC+1, not in UTC.
  const reading_date = new Date('2026-10-24T22:30:00Z');
  await desk.database
    .insertInto('reading_result')
    .values([
      // Those of two meters alternate.
      {
        ...of,
        id: '1',
        task_id: 'ht',
        reading_date,
        reading_value: '43120.5',
        comment: '=1;"ß" ☎',
      },
      { ...of, id: '2', task_id: 'gas', reading_date, reading_value: '815', comment: null },
      {
        ...of,
        id: '3',
        task_id: 'nt',
        reading_date,
        reading_value: '18844',
        comment: null,
        channel: 'phone',
      },
    ])
    .execute();
});
afterEach(() => desk.database.deleteFrom('exported').execute());
afterAll(() => desk.close());

const run = (name: string) =>
  desk.run(exportReadings, ['neu.txt'], { since: '2026-11-19', format: join(FORMATS, name) });
const written = () => readFileSync(join(desk.cwd, 'neu.txt'));
const fetched = () => desk.database.selectFrom('exported').select('kind').execute();

it('reads each example', async () => {
  const names = readdirSync(FORMATS).filter((name) => name.endsWith('.json'));
  const kinds = await Promise.all(names.map((name) => readFormat(join(FORMATS, name))));
  expect(kinds.map(({ kind }) => kind)).toEqual(['mscons', 'mscons', 'csv', 'csv']);
});

it('writes a row for each register in the form of the billing system, and notes what it took', async () => {
  expect(await run('sap-is-u.json')).toMatch(/3 Ablesungen geschrieben.*--since/s);
  const [head, ...rows] = written().toString('latin1').split('\r\n');
  expect(head).toMatch(/^ABLBELNR;ANLAGE;VKONT;GERAET;ZWKENN;SPARTE;ADAT;/);
  expect(rows).toEqual([
    `ht;${POWER.meLoId};4711;1'ESY+2;1-1:1.8.1;S;20261025;01;02;43120,5;;"'=1;""ß"" _"`,
    `gas;;4711;7ELS;;G;20261025;01;02;815;;`,
    `nt;${POWER.meLoId};4711;1'ESY+2;1-1:1.8.2;S;20261025;01;02;18844;;`,
    '',
  ]);
  expect(await fetched()).toEqual([{ kind: 'readings' }]);
});

it('brings the values of a meter that arrived together into one row, and counts what has no column', async () => {
  expect(await run('row-per-meter.json')).toMatch(
    /2 Ablesungen geschrieben.*1 Ablesung kennt das Format nicht/s,
  );
  expect(written().toString('utf8').split('\r\n')).toEqual([
    '\ufeffKundennummer\tZähler\tTag\tStand HT\tStand NT\tWeg\tNicht ablesbar',
    "4711\t1'ESY+2\t25.10.2026\t43120,5\t18844\tPortal\t",
    '',
  ]);
  expect(await fetched()).toEqual([]);
});

it('counts a value without a column beside one that has a column', async () => {
  const text = aCsv([{ name: 'HT', from: 'readingValue', register: 'HT' }]);
  writeFileSync(join(desk.cwd, 'ht.json'), text.replace('"rowPer":"register"', '"rowPer":"meter"'));
  const values = { since: '2026-11-19', format: 'ht.json' };
  expect(await desk.run(exportReadings, ['neu.txt'], values)).toMatch(
    /1 Ablesung geschrieben.*2 Ablesungen kennt das Format nicht/s,
  );
  expect(written().toString('utf8')).toBe('HT\r\n43120,5\r\n');
  expect(await fetched()).toEqual([]);
});

it('writes an MSCONS interchange whose counts and references agree', async () => {
  expect(await run('mscons-electricity.json')).toMatch(
    /2 Ablesungen geschrieben.*1 Ablesung kennt das Format nicht/s,
  );
  const segments = readEdifact(written().toString('latin1'));
  const said = segments.map(({ tag, elements }) =>
    [tag, ...elements.map((parts) => parts.join('|'))].join(' '),
  );
  const [reference = ''] = segments[0]?.elements[4] ?? [];
  expect(reference).toMatch(/^[A-Z0-9]{1,14}$/);
  expect(said).toEqual([
    `UNB UNOC|3 9900000000001|500 9900000000002|500 261121|0900 ${reference}  VL`,
    'UNH 1 MSCONS|D|04B|UN|2.4c',
    `BGM 7 ${reference}-1 9`,
    'DTM 137|202611210900+00|303',
    'RFF Z13|13017',
    'NAD MS 9900000000001||293',
    'NAD MR 9900000000002||293',
    'UNS D',
    'NAD DP',
    `LOC 172 ${POWER.meLoId}`,
    "RFF MG|1'ESY+2",
    'LIN 1',
    'PIA 5 1-1:1.8.1|SRW',
    'QTY 220|43120.5',
    'DTM 9|20261025|102',
    // The day of 25 hours ends at midnight in winter time.
    'DTM 7|202610252300+00|303',
    'STS Z33  Z83',
    'LIN 2',
    'PIA 5 1-1:1.8.2|SRW',
    'QTY 220|18844',
    'DTM 9|20261025|102',
    'DTM 7|202610252300+00|303',
    'STS Z33  Z83',
    `UNT ${countOfMessage(segments)} 1`,
    `UNZ 1 ${reference}`,
  ]);
  expect(await fetched()).toEqual([]);
});

it('numbers the messages of several meters, each with its own count', async () => {
  const other = {
    ...POWER,
    jobId: 'haus',
    taskId: 'haus',
    meterNumber: '2?ESY:3',
    obis: '1-1:1.8.0',
  };
  writeFileSync(join(desk.cwd, 'more.json'), JSON.stringify([other], null, 1));
  await desk.run(importJobs, ['more.json']);
  const of = { account_id: null, received_at: ARRIVED, reading_date: ARRIVED, comment: null };
  const value = { ...of, id: '4', task_id: 'haus', reading_value: '7' };
  await desk.database.insertInto('reading_result').values(value).execute();
  await run('mscons-electricity.json');
  await desk.database.deleteFrom('reading_result').where('id', '=', '4').execute();

  const segments = readEdifact(written().toString('latin1'));
  const rate = '(LIN PIA QTY DTM DTM STS )+';
  expect(segments.map(({ tag }) => tag).join(' ')).toMatch(
    new RegExp(`^UNB (UNH BGM DTM RFF NAD NAD UNS NAD LOC RFF ${rate}UNT ){2}UNZ$`),
  );
  const all = (wanted: string) => segments.filter(({ tag }) => tag === wanted);
  const first = (wanted: string, at: number) =>
    all(wanted).map(({ elements }) => elements[at]?.[0]);
  expect(first('UNH', 0)).toEqual(['1', '2']);
  expect(first('UNT', 1)).toEqual(['1', '2']);
  // From UNH to UNT, both included: two registers, and one.
  expect(first('UNT', 0)).toEqual(['23', '17']);
  expect(new Set(first('BGM', 1)).size).toBe(2);
  expect(first('UNZ', 0)).toEqual(['2']);
  expect(first('UNZ', 1)).toEqual(first('UNB', 4));
  expect(all('RFF').map(({ elements }) => elements[0]?.[1])).toContain('2?ESY:3');
});

it('leaves the file empty if there is nothing to send', async () => {
  await run('mscons-gas.json');
  expect(written()).toHaveLength(0);
});

it.each([
  { says: 'no JSON', text: '{', reason: /beschreibt kein Format/ },
  {
    says: 'an unknown column',
    text: aCsv([{ name: 'a', from: 'meter' }]),
    reason: /columns\/0\/from/,
  },
  { says: 'no columns', text: aCsv([]), reason: /\/columns/ },
  {
    says: 'a number of a partner',
    text: '{"kind":"mscons","medium":"gas","receiver":{"id":"1"}}',
    reason: /sender/,
  },
])('refuses a format with $says, and names the place', async ({ text, reason }) => {
  writeFileSync(join(desk.cwd, 'format.json'), text);
  const refused = desk.run(exportReadings, ['neu.txt'], { format: 'format.json' });
  await expect(refused).rejects.toThrow(reason);
});

function aCsv(columns: readonly object[]): string {
  const form = { separator: ';', encoding: 'utf-8', decimal: ',', day: 'yyyyMMdd' };
  return JSON.stringify({ kind: 'csv', ...form, rowPer: 'register', hasHead: true, columns });
}

/** From UNH to UNT, both included. */
function countOfMessage(segments: readonly EdifactSegment[]): number {
  const tags = segments.map(({ tag }) => tag);
  return tags.indexOf('UNT') - tags.indexOf('UNH') + 1;
}
