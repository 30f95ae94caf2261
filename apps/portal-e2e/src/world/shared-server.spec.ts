import { once } from 'node:events';
import { request } from 'node:http';
import { Client } from 'pg';
import { expect, test as base } from './test';

/** A new table with a sequence, as a migration might add it. */
const NEW_TABLE =
  'create table new_table (id serial primary key); insert into new_table default values';

const test = base.extend<{ readonly database: Client | null }>({
  database: async ({ shared }, use) => {
    if (shared === null) return use(null);
    const database = new Client(shared.databaseUrl);
    await database.connect();
    await database.query(NEW_TABLE);
    await shared.saveState();
    await use(database);
    await database.query('drop table new_table');
    await shared.saveState();
    await database.end();
  },
});

// Without PostgreSQL each journey has a server and a database of its own, so nothing is reset.
test.beforeEach(({ shared }) =>
  test.skip(shared === null, 'TEST_DATABASE_URL names no PostgreSQL.'),
);

interface Table {
  readonly name: string;
}

/** Uses another catalog than the snapshot does, so that the test does not repeat its errors. */
async function tablesOf(database: Client): Promise<readonly string[]> {
  const { rows } = await database.query<Table>(
    `select quote_ident(table_name) as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  );
  return rows.map(({ name }) => name);
}

/** The content of the database, as one checksum per table. */
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

const UTILITY = { applicationId: 'stadtwerke-neuenbrueck' };
const CUSTOMER = JSON.stringify({ ...UTILITY, username: 'demo-kunde', password: 'demo-kunde' });

test('a reset restores every table, including a new one', async ({ shared, database }) => {
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
  expect(rows, 'the sequence continues from its old value').toEqual([{ id: 2 }]);
});

test('the server finishes the calls of a closed browser before the next journey', async ({
  shared,
  database,
}) => {
  if (shared === null || database === null) return;
  const atFirst = await contentOf(database);
  // A login is slow, and the server stores it at the end. As on a busy machine, the call and the
  // question whether the server is idle reach it at once.
  shared.pause();
  const login = request(`${shared.origin}/auth/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
  });
  login.on('error', () => undefined);
  login.end(CUSTOMER);
  await once(login, 'finish');
  const reset = shared.reset();
  shared.resume();
  await reset;
  login.destroy();
  await shared.waitUntilIdle();
  expect(await contentOf(database)).toEqual(atFirst);
});

test('a browser that closes before the server has read its body does not block the next journey', async ({
  shared,
}) => {
  if (shared === null) return;
  const headers = { 'content-type': 'application/json' };
  const login = await fetch(`${shared.origin}/auth/token`, {
    method: 'POST',
    headers,
    body: CUSTOMER,
  });
  const token = /"token":"([^"]+)"/.exec(await login.text())?.[1];
  // The server looks up the caller in its database before it reads the body.
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

test('a server that a journey has stopped runs for the next one, with a link that its data know', async ({
  shared,
}) => {
  if (shared === null) return;
  await shared.stop();
  await shared.reset();
  const login = await fetch(`${shared.origin}/auth/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...UTILITY, token: shared.loginLink.split('/m/')[1] }),
  });
  expect(login.status).toBe(200);
});
