import { sql } from 'kysely';
import { createHash, randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createAccount } from '../operator/accounts/create-account';
import { erase } from '../operator/accounts/erase';
import { revoke } from '../operator/accounts/revoke';
import { importJobs } from '../operator/import-jobs/import-jobs';
import { type AccessScene, type AccessWorld, createAccessWorld } from '../testing/access-world';
import { openOperatorDesk, type OperatorDesk } from '../testing/operator-world';
import { ROUTE_ACCESS } from '../testing/route-access';
import { databaseKinds } from '../testing/test-database';
import { startTestServer } from '../testing/test-server';

const OBSERVERS = ['owner', 'stranger', 'child', 'childWithoutReshare', 'grandchild'] as const;
const WRITERS = [...OBSERVERS, 'anonymous', 'none'] as const;

describe.each(databaseKinds)('a list that has not changed is not sent again, %s', (kind) => {
  let desk: OperatorDesk;
  let world: AccessWorld;
  let scene: AccessScene;
  beforeAll(async () => {
    desk = await openOperatorDesk(kind);
    world = await createAccessWorld(desk);
  });
  beforeEach(async () => {
    scene = await world.newScene();
  });
  afterAll(async () => {
    await world.test.server.close();
    await desk.close();
  });

  const get = async (headers: Readonly<Record<string, string>>, knownTag?: string) => {
    const {
      statusCode,
      body,
      headers: sent,
    } = await world.test.server.inject({
      url: '/api/pro/job',
      headers: { ...headers, ...(knownTag === undefined ? {} : { 'if-none-match': knownTag }) },
    });
    return {
      status: statusCode,
      body: body === '' ? '' : shortly(body),
      tag: String(sent['etag'] ?? ''),
      sent,
    };
  };
  /** All lists that were ever seen under a tag. */
  const seen = new Map<string, string>();
  const shortly = (body: string) => createHash('sha256').update(body).digest('hex');
  const look = async (observer: (typeof OBSERVERS)[number]) => {
    const answer = await get(scene.headersOf(observer));
    if (answer.tag !== '') {
      // A list that comes back may come back under its tag, and no other list may.
      expect(seen.get(answer.tag) ?? answer.body).toBe(answer.body);
      seen.set(answer.tag, answer.body);
    }
    return answer;
  };

  /** Returns who sees another list than before, and checks that exactly they get it. */
  async function changedFor(write: () => Promise<unknown>): Promise<readonly string[]> {
    const before = new Map<string, Awaited<ReturnType<typeof look>>>();
    for (const observer of OBSERVERS) before.set(observer, await look(observer));
    await write();
    const changed: string[] = [];
    for (const observer of OBSERVERS) {
      const { tag, body } = before.get(observer) ?? { tag: '', body: '' };
      const now = await look(observer);
      const again = await get(scene.headersOf(observer), tag === '' ? 'W/"none"' : tag);
      if (now.body === body && tag !== '') {
        expect([observer, again.status, again.body]).toEqual([observer, 304, '']);
      } else {
        expect([observer, again.status, again.body]).toEqual([observer, now.status, now.body]);
        if (now.body !== body) changed.push(observer);
      }
    }
    return changed;
  }

  const tokenOf = (observer: (typeof OBSERVERS)[number]) =>
    scene.headersOf(observer)['authorization']?.replace('Bearer ', '') ?? '';

  const WRITES = Object.entries(ROUTE_ACCESS).filter(([route]) => !route.startsWith('GET '));
  const READERS = ['owner', 'child', 'childWithoutReshare', 'grandchild'];
  const CHANGES: Readonly<Record<string, readonly string[]>> = {
    'POST /api/pro/job/{id}/meterRateTask/result': READERS,
    'POST /api/pro/job/{id}/notReadable': READERS,
    'DELETE /api/pro/share/account/{shareId}': ['grandchild'],
    'DELETE /api/pro/share/account/{shareId}/job/{jobId}': ['grandchild'],
    'POST /api/pro/share/account/{shareId}/login': ['grandchild'],
  };
  it.each(WRITES)('after %s exactly who sees it gets a new list', async (route, access) => {
    const [method = '', path = ''] = route.split(' ');
    const role = WRITERS.find((one) => access.statuses[one] < 300);
    if (role === undefined) return;
    const url = path.replace(/\{(\w+)\}/g, (_whole, name: string) => scene.params[name] ?? '');
    const changed = await changedFor(async () => {
      const { statusCode } = await world.test.server.inject({
        method: method === 'DELETE' ? 'DELETE' : 'POST',
        url,
        headers: { ...scene.headersOf(role), 'idempotency-key': randomUUID() },
        ...(access.body === undefined ? {} : { payload: access.body(scene) }),
      });
      expect(statusCode).toBe(access.statuses[role]);
    });
    expect(changed).toEqual(CHANGES[route] ?? []);
  });

  const LISTED = ['account', 'job', 'rate_task', 'reading_event', 'reading_result'];
  const MUTATIONS: Readonly<Record<string, (column: string) => string>> = {
    text: (column) => `coalesce(${column}, '') || 'x'`,
    integer: (column) => `${column} + 7`,
    numeric: (column) => `coalesce(${column}, 0) + 1`,
    date: (column) => `coalesce(${column}, date '2026-11-20') + 1`,
    'timestamp with time zone': (column) => `${column} + interval '1 day'`,
    boolean: (column) => `not ${column}`,
    jsonb: () =>
      `'{"lastname":"Neu","name":"Neu","city":"Neu","features":{"imagesForbidden":true}}'`,
  };

  // Walks the columns that exist, so it also walks one that is added later.
  it('after a change of any column, no one keeps an old list', async () => {
    const { database } = desk;
    await world.test.post(
      '/api/pro/job/verwaltung-1/meterRateTask/result',
      ROUTE_ACCESS['POST /api/pro/job/{id}/meterRateTask/result']?.body?.(scene) ?? {},
      { ...scene.headersOf('owner') },
    );
    const { rows } = await sql<{ table: string; column: string; type: string }>`
      select table_name as table, column_name as column, data_type as type
      from information_schema.columns
      where table_schema = current_schema() and table_name in (${sql.join(LISTED)})
        and not exists (select from information_schema.key_column_usage as key
          where key.table_schema = current_schema() and key.table_name = columns.table_name
            and key.column_name = columns.column_name)
      order by 1, 2`.execute(database);
    const { text: info } = await world.test.get('/api/pro/account/info', tokenOf('child'));
    const firstOf = (table: string) =>
      `id = (select min(id) from ${table} where task_id = 'verwaltung-1-1')`;
    const rowOf: Readonly<Record<string, string>> = {
      account: `id = '${/"id":"([\w-]+)"/.exec(info)?.[1]}'`,
      job: `id = 'verwaltung-1'`,
      rate_task: `id = 'verwaltung-1-1'`,
      reading_event: firstOf('reading_event'),
      reading_result: firstOf('reading_result'),
    };
    const noticed: string[] = [];
    for (const { table, column, type } of rows) {
      const mutation = MUTATIONS[type];
      if (mutation === undefined) continue;
      const where = rowOf[table];
      const change = `update ${table} set ${column} = ${mutation(column)} where ${where}`;
      const kept = await sql<{ value: string | null }>`
        select ${sql.ref(column)}::text as value from ${sql.table(table)} where ${sql.raw(where ?? '')}`.execute(
        database,
      );
      const before = await look('child');
      await sql.raw(change).execute(database);
      const now = await look('child');
      const again = await get(scene.headersOf('child'), before.tag);
      // A new tag for an old list only costs an answer; an old tag for a new list would hide it.
      if (now.body !== before.body) {
        noticed.push(`${table}.${column}`);
        expect([change, again.status, again.body]).toEqual([change, 200, now.body]);
      }
      const back = sql`${kept.rows[0]?.value}::text::${sql.raw(type)}`;
      await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${back}
        where ${sql.raw(where ?? '')}`.execute(database);
    }
    expect(noticed).toContain('account.allow_to_reshare');
    for (const name of ['job.customer', 'job.latest_execution', 'rate_task.unit']) {
      expect(noticed).toContain(name);
    }
    for (const name of ['reading_event.reason', 'reading_result.reading_value']) {
      expect(noticed).toContain(name);
    }
  });

  it.each(['reading_event', 'reading_result'])('a deleted row of %s', async (table) => {
    const rows = sql.raw(`delete from ${table} where task_id like 'verwaltung-1-%'`);
    expect(await changedFor(() => rows.execute(desk.database))).toContain('owner');
  });

  it('an import: new and changed jobs make a new list, the same file again does not', async () => {
    const imports = async (rows: readonly string[]) => {
      const head = 'customerNumber;lastname;jobId;meterNumber;obis;preDecimals;lastReadingDate';
      const lines = rows.map((row) => `100 77;Berg;${row}`);
      writeFileSync(join(desk.cwd, 'jobs.csv'), [`${head};lastReadingValue`, ...lines].join('\n'));
      await desk.run(importJobs, ['jobs.csv'], { yes: true });
    };
    // The utility's number of the manager, so that the manager's own list grows.
    const manager = desk.database.updateTable('account').where('id', '=', 'demo-verwaltung');
    await manager.set({ customer_number: '100 77', name: 'Berg' }).execute();
    const one = 'i-1;1ESY1160123456;1-1:1.8.1;6;2025-11-28';
    const two = 'i-1;1ESY1160123456;1-1:1.8.2;6;2025-11-28';
    const steps: readonly (readonly [readonly string[], readonly string[]])[] = [
      [[`${one};43120`], ['owner']],
      [[`${one};43120`], []],
      [[`${one};43121`], ['owner']],
      [[`${one};43121`, `${two};7`], ['owner']],
      [[`${two};7`], ['owner']],
      [[`${two};7`], []],
    ];
    for (const [rows, expected] of steps) {
      expect(await changedFor(() => imports(rows))).toEqual(expected);
    }
  });

  it('the same moment for list and tag, while others send and share', async () => {
    const body = ROUTE_ACCESS['POST /api/pro/job/{id}/meterRateTask/result']?.body?.(scene) ?? {};
    const path = '/api/pro/job/verwaltung-1/meterRateTask/result';
    const writes = Array.from({ length: 8 }, (_, at) =>
      at % 2 === 0
        ? world.test.post(path, body, { ...scene.headersOf('owner') })
        : world.newScene(),
    );
    const looks = Array.from({ length: 8 }, () => Promise.all([look('owner'), look('child')]));
    await Promise.all([...writes, ...looks]);
    expect(await changedFor(async () => undefined)).toEqual([]);
  });

  it('a tag is good for one account, one program and its own words only', async () => {
    const { tag, sent } = await look('child');
    expect(tag).toMatch(/^W\/"[\w-]{22}"$/);
    expect(sent['cache-control']).toBe('no-store');
    const child = scene.headersOf('child');
    for (const [known, status] of [
      [`"other", ${tag}`, 304],
      [tag.replace('W/', ''), 200],
      ['*', 200],
      ['', 200],
      ['W/"', 200],
    ] as const) {
      expect([known, (await get(child, known)).status]).toEqual([known, status]);
    }
    expect((await get(child, tag)).sent).toMatchObject({ etag: tag, 'cache-control': 'no-store' });
    // Both see the same job in the same words.
    const other = scene.headersOf('childWithoutReshare');
    expect((await get(other, tag)).status).toBe(200);
    const newer = await startTestServer(desk.database, { program: 'newer' });
    const login = { applicationId: 'stadtwerke-neuenbrueck', username: 'demo-nachbarin' };
    const { body } = await newer.post('/auth/token', { ...login, password: 'demo-nachbarin' });
    expect(body).toHaveProperty('token');
    const stranger = await look('stranger');
    const headers = { ...scene.headersOf('stranger'), 'if-none-match': stranger.tag };
    const fromNewer = await newer.server.inject({ url: '/api/pro/job', headers });
    expect([fromNewer.statusCode, shortly(fromNewer.body)]).toEqual([200, stranger.body]);
    await newer.server.close();
  });

  it('commands of the operator', async () => {
    const create = () => desk.run(createAccount, ['100 78'], { name: 'Neu' });
    expect(await changedFor(create)).toEqual([]);
    const eraseStranger = () => desk.run(erase, ['demo-nachbarin'], { yes: true });
    expect(await changedFor(eraseStranger)).toEqual(['stranger']);
    // From now on, every list is a 401.
    const end = () => desk.run(revoke, ['demo-verwaltung']);
    expect(await changedFor(end)).toEqual(OBSERVERS.filter((one) => one !== 'stranger'));
  });
});
