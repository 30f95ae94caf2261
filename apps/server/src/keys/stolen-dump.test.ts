import { sql } from 'kysely';
import { SignJWT } from 'jose';
import { createHash } from 'node:crypto';
import { renewDemoLink } from '../demo/seed-demo';
import type { OpenDatabase } from '../database/open-database';
import { databaseKinds, openTestDatabase } from '../testing/test-database';
import { APPLICATION_ID, startTestServer, type TestServer } from '../testing/test-server';

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

  /** All texts of the tables that have to do with logins. */
  async function dump(): Promise<readonly string[]> {
    const texts: string[] = [];
    for (const table of ['setting', 'signing_key', 'refresh_token', 'link_token', 'account']) {
      const { rows } = await sql<{ row: string }>`
        select row_to_json(one)::text as row from ${sql.table(table)} as one`.execute(
        opened.database,
      );
      for (const { row } of rows) {
        const parsed: unknown = JSON.parse(row);
        const values: readonly unknown[] = Object.values(parsed ?? {});
        texts.push(...values.flatMap((value) => (typeof value === 'string' ? [value] : [])));
      }
    }
    return [...new Set(texts)];
  }

  const use = async (token: string) => (await test.get('/api/pro/account/info', token)).status;
  const readAs = (text: string) => [
    new Uint8Array(Buffer.from(text)),
    new Uint8Array(Buffer.from(text, 'base64')),
    new Uint8Array(createHash('sha256').update(text).digest()),
  ];

  it('opens no session with anything that is in a copy of the database', async () => {
    const { token } = await test.logIn('demo-kunde');
    await renewDemoLink(opened.database, APPLICATION_ID);
    expect(await use(token)).toBe(200);
    const texts = await dump();
    const stored = await opened.database
      .selectFrom('refresh_token')
      .select(['access_id', 'token_hash'])
      .execute();
    const { rows: keyRows } = await sql<{ kid: string; value: string }>`
      select name as kid, value from setting
      union all select kid, sealed from signing_key`.execute(opened.database);
    const keys = keyRows.flatMap(({ value }) => readAs(value)).filter((key) => key.length > 0);
    const kids = [undefined, ...keyRows.map(({ kid }) => kid)];
    expect(keys.length).toBeGreaterThan(0);
    let forged = 0;
    for (const { access_id: jti } of stored) {
      for (const key of keys) {
        for (const kid of kids) {
          const head = { alg: 'HS256', typ: 'JWT', jti, ...(kid === undefined ? {} : { kid }) };
          const payload = { sub: 'demo-kunde', accountId: 'demo-kunde', exp: 4_102_444_800 };
          expect(await use(await new SignJWT(payload).setProtectedHeader(head).sign(key))).toBe(
            401,
          );
          forged += 1;
        }
      }
    }
    expect(forged).toBeGreaterThan(0);
    for (const one of texts.filter((text) => text.length >= 32 && text.length <= 500)) {
      const login = { applicationId: APPLICATION_ID, token: one };
      expect((await test.post('/auth/token', login)).status).toBe(401);
    }
  });
});
