import { once } from 'node:events';
import { request } from 'node:http';
import { Client } from 'pg';
import { expect, test as base } from './test';

/** A table with a sequence, beside the tables of the server, as a migration might add them. */
const NEW_TABLE =
  'create table new_table (id serial primary key); insert into new_table default values';

const test = base.extend<{ readonly database: Client | null }>({
  database: async ({ shared }, use) => {
    if (shared === null) return use(null);
    const database = new Client(shared.databaseUrl);
    await database.connect();
    await database.query(NEW_TABLE);
    await shared.keep();
    await use(database);
    await database.query('drop table new_table');
    await shared.keep();
    await database.end();
  },
});

interface Table {
  readonly name: string;
}

/** By another catalog than the one that the server is brought back by. */
async function tablesOf(database: Client): Promise<readonly string[]> {
  const { rows } = await database.query<Table>(
    `select quote_ident(table_name) as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  );
  return rows.map(({ name }) => name);
}

/** Whatever is in it, as one value for each table. */
async function contentOf(database: Client): Promise<Readonly<Record<string, unknown>>> {
  const contents = new Map<string, unknown>();
  for (const name of await tablesOf(database)) {
    const { rows } = await database.query<{ readonly content: unknown }>(
      `select count(*) || ' rows, ' || md5(string_agg(t::text, ',' order by t::text)) as content
       from ${name} t`,
    );
    contents.set(name, rows[0]?.content);
  }
  return Object.fromEntries(contents);
}

const CUSTOMER = JSON.stringify({
  applicationId: 'stadtwerke-neuenbrueck',
  username: 'demo-kunde',
  password: 'demo-kunde',
});

test('a journey leaves no trace in any table, also not in one that is new', async ({
  shared,
  database,
}) => {
  test.skip(database === null, 'Without PostgreSQL each journey has a database of its own.');
  if (shared === null || database === null) return;
  const atFirst = await contentOf(database);
  expect(Object.keys(atFirst)).toEqual(expect.arrayContaining(['job', 'new_table']));

  await database.query('set session_replication_role = replica');
  for (const name of await tablesOf(database)) await database.query(`delete from ${name}`);
  await database.query('set session_replication_role = default');
  await database.query('insert into new_table default values');
  expect(await contentOf(database)).not.toEqual(atFirst);

  await shared.reset();
  expect(await contentOf(database)).toEqual(atFirst);
  const { rows } = await database.query('insert into new_table default values returning id');
  expect(rows, 'its sequence goes on from where it was').toEqual([{ id: 2 }]);
});

test('what a browser has asked for and gone away from is finished before the next journey', async ({
  shared,
  database,
}) => {
  test.skip(database === null, 'Without PostgreSQL each journey has a database of its own.');
  if (shared === null || database === null) return;
  const atFirst = await contentOf(database);
  // A login takes its time, and is stored at its end.
  const login = request(`${shared.origin}/auth/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
  });
  login.on('error', () => undefined);
  login.end(CUSTOMER);
  await once(login, 'finish');
  await shared.reset();
  login.destroy();
  await shared.comeToRest();
  expect(await contentOf(database)).toEqual(atFirst);
});

test('a browser that goes before its body is read holds up no later journey', async ({
  shared,
}) => {
  test.skip(shared === null, 'Without PostgreSQL each journey has a database of its own.');
  if (shared === null) return;
  const headers = { 'content-type': 'application/json' };
  const login = await fetch(`${shared.origin}/auth/token`, {
    method: 'POST',
    headers,
    body: CUSTOMER,
  });
  const token = /"token":"([^"]+)"/.exec(await login.text())?.[1];
  // The server asks its database who this is before it reads on.
  const call = request(`${shared.origin}/api/pro/unknown-reading`, {
    method: 'POST',
    headers: { ...headers, authorization: `Bearer ${token}` },
  });
  call.on('error', () => undefined);
  call.end('{}');
  await once(call, 'finish');
  call.destroy();
  await shared.reset();
});
