import { wholeConfig } from '@ablesbar/domain';
import { sql } from 'kysely';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { columnsWith, dumpOf } from '../../testing/database-dump';
import { openOperatorDesk, type OperatorDesk } from '../../testing/operator-world';
import { plantPerson, THIRD, WORD } from '../../testing/planted-person';
import { databaseKinds } from '../../testing/test-database';
import { anApplication, startTestServer, type TestServer } from '../../testing/test-server';
import { exportPerson } from '../export-person/export-person';
import {
  columnsWithWords,
  exportedColumns,
  leftOutColumns,
} from '../export-person/person-sections';
import { erase } from './erase';

describe.each(databaseKinds)('the words of a person on %s', (kind) => {
  let desk: OperatorDesk;
  let test: TestServer;
  let helper: string;
  beforeAll(async () => {
    desk = await openOperatorDesk(kind);
    const features = {
      reshareAllowed: true,
      unknownReadingsAllowed: true,
      notReadableAllowed: true,
    };
    const application = anApplication({ config: wholeConfig({ features }), hosts: ['a.example'] });
    test = await startTestServer(desk.database, { applications: [application] });
    helper = await plantPerson(desk, test);
  });
  afterAll(async () => {
    await test.server.close();
    await desk.close();
  });

  /** The file of an export, and its photos. */
  const exported = async (customer: string, folder: string) => {
    const said = await desk.run(exportPerson, [customer], { folder });
    const path = join(desk.cwd, folder);
    const text = readFileSync(join(path, 'person.json'), 'utf8');
    const files = readdirSync(path, { recursive: true, encoding: 'utf8' });
    return { said, path, text, photos: files.filter((name) => name.endsWith('.jpg')).sort() };
  };
  const valuesOf = async (column: string): Promise<readonly string[]> => {
    const [table = '', name = ''] = column.split('.');
    const { rows } = await sql<{ value: string }>`select distinct ${sql.ref(name)}::text as value
      from ${sql.table(table)} where ${sql.ref(name)} is not null`.execute(desk.database);
    return rows.map(({ value }) => value);
  };
  /** All texts within a value: the value itself, or those in its JSON. */
  const textsIn = (value: string) =>
    /^[{[]/.test(value) ? [...value.matchAll(/"([^"]*)"/g)].map(([, text = '']) => text) : [value];

  it('every column of the schema is exported, or its absence has a reason', async () => {
    const { rows } = await sql<{ column: string }>`
      select relname || '.' || attname as column from pg_attribute
        join pg_class on pg_class.oid = attrelid
      where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p')
        and not relispartition and attnum > 0 and not attisdropped order by 1`.execute(
      desk.database,
    );
    const columns = rows.map(({ column }) => column);
    const accounted = [...new Set([...exportedColumns(), ...leftOutColumns()])];
    expect(accounted.sort()).toEqual(columns.sort());
    expect(leftOutColumns().filter((column) => exportedColumns().has(column))).toEqual([]);
  });

  it('everything that a customer or a helper wrote for him is exported', async () => {
    const { text, photos, path, said } = await exported(`${WORD}-nummer`, 'customer');
    const missing: string[] = [];
    for (const column of columnsWithWords()) {
      if (leftOutColumns().includes(column)) continue;
      const words = (await valuesOf(column)).flatMap(textsIn);
      const planted = words.filter((word) => word.toLowerCase().includes(WORD));
      missing.push(...planted.filter((word) => !text.includes(word)));
    }
    expect(missing).toEqual([]);
    expect(text).toContain(`${WORD}.neu@`);
    expect(photos).toHaveLength(5);
    for (const photo of photos) expect(text).toContain(photo);
    expect(said).toContain('5 Fotos geschrieben');
    expect(statSync(path).mode & 0o077).toBe(0);
  });

  it('no secret and nothing of another customer is exported', async () => {
    const { text } = await exported(`${WORD}-nummer`, 'secrets');
    expect(text).not.toContain('nachbar');
    const secrets = [
      'password_hash',
      'token_hash',
      'access_id',
      'self_service_token',
      'html',
      'sealed',
    ];
    for (const column of leftOutColumns()) {
      if (!secrets.includes(column.replace(/.*\./, ''))) continue;
      const found = (await valuesOf(column)).filter((value) => text.includes(value));
      expect([column, found]).toEqual([column, []]);
    }
    expect(text).not.toMatch(/\/m\/[\w-]{20}/);
  });

  it('a helper gets what he sent, and not the address of the customer', async () => {
    const { text, photos } = await exported(helper, 'helper');
    expect(text).toContain('"comment": "von mir"');
    expect(photos).toHaveLength(1);
    const others = [...text.matchAll(/geheim\w*/g)].map(([word]) => word);
    // His name, and the ids of job and register.
    expect([...new Set(others)].sort()).toEqual([WORD, `${WORD}Vertretung`]);
  });

  it('a customer gets nobody whom a helper has named, and the ids of their accesses', async () => {
    const { text } = await exported(`${WORD}-nummer`, 'third');
    const third = await desk.database
      .selectFrom('account')
      .select(['id', 'username'])
      .where('name', '=', THIRD)
      .executeTakeFirstOrThrow();
    for (const word of [THIRD, third.username, `${WORD}.nichte`]) expect(text).not.toContain(word);
    const file: unknown = JSON.parse(text);
    expect(file).toMatchObject({
      sharesGiven: [{ name: `${WORD}Vertretung` }],
      sharesPassedOn: [{ accountId: third.id }],
      waitingMails: [{ toAddress: `${WORD}.neu@${WORD}.example` }],
      letters: [{}, {}],
    });
    expect((await exported(helper, 'of-helper')).text).toContain(`${THIRD}@`);
  });

  it('the rows of a section are in the order of their ids', async () => {
    const events = ['3', '1', '2'].map((id, position) => ({
      ...{ id, position, task_id: `${WORD}-task`, reading_value: '1', reason: '' },
      reading_date: `2025-11-2${position}`,
    }));
    await desk.database.insertInto('reading_event').values(events).execute();
    const { text } = await exported(`${WORD}-nummer`, 'in order');
    const ids = [...text.matchAll(/"eventId": "(.*)"/g)].map(([, id]) => id);
    expect(ids).toEqual(['1', '2', '3']);
  });

  it('an existing folder stays as it is', async () => {
    const before = await exported(`${WORD}-nummer`, 'twice');
    await expect(exported(`${WORD}-nummer`, 'twice')).rejects.toThrow(/gibt es schon.*--folder/);
    expect(readFileSync(join(before.path, 'person.json'), 'utf8')).toBe(before.text);
  });

  it('after erase, nothing of it is left, and nothing else is gone', async () => {
    const planted = await columnsWith(desk, WORD);
    const empty = [...columnsWithWords()].filter((column) => planted.get(column) !== true);
    // Only a reading without a login fills these; see erase-anonymous.test.ts.
    expect(empty.filter((column) => !column.startsWith('anonymous_'))).toEqual([]);
    const hashes = (await desk.database.selectFrom('photo').select('hash').execute()).map(
      ({ hash }) => hash,
    );
    expect(hashes).toHaveLength(5);
    const before = await dumpOf(desk);
    for (const word of [`${WORD}nachname`, `${WORD}.nichte@`, `${WORD} im garten`, ...hashes]) {
      expect(before.includes(word)).toBe(true);
    }

    const said = await desk.run(erase, [`${WORD}-nummer`], { yes: true });

    expect(said).toContain('5 Fotos, 2 wartende E-Mails, 2 E-Mails als Datei; 4 Ablesungen');
    const after = await dumpOf(desk);
    const left = [...after.matchAll(/[\w.@-]*geheim[\w.@ -]{0,40}/g)].map(([text]) => text);
    // Bookkeeping keeps the meter number of the utility.
    expect(left.filter((text) => !text.startsWith(`${WORD}zaehler`))).toEqual([]);
    expect(hashes.filter((hash) => after.includes(hash))).toEqual([]);
    expect(after.includes('nachbarnachname')).toBe(true);
    const billed = desk.database.selectFrom('billed_reading').select('meter_number');
    const numbers = (await billed.execute()).map((row) => row.meter_number);
    expect(numbers.sort()).toEqual(['12/34', ...Array<string>(3).fill(`${WORD}Zaehler`)]);
  });
});
