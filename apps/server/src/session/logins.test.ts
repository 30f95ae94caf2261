import type { OpenDatabase } from '../database/open-database';
import { renewDemoLink } from '../demo/seed-demo';
import { anyDatabase, openTestDatabase } from '../testing/test-database';
import { APPLICATION_ID, startTestServer } from '../testing/test-server';
import { oneKey } from '../testing/a-key-file';
import { createGuessLimits } from '../limit/guess-limits';
import { createAccessTokens } from './access-tokens';
import { createKnownDevices } from './known-device';
import { createLoginGuard } from './login-guard';
import { createLogins, type Logins } from './logins';
import { createSessions } from './sessions';

const ACCOUNT = 'demo-kunde';
const clock = () => new Date('2026-11-21T09:00:00Z');
const login = {
  applicationId: APPLICATION_ID,
  address: '192.0.2.1',
  username: ACCOUNT,
  password: 'irrelevant',
  cookie: '',
};

let opened: OpenDatabase;
beforeAll(async () => {
  opened = await openTestDatabase(anyDatabase);
  const { server } = await startTestServer(opened.database);
  await server.close();
});
afterAll(() => opened.close());

/** Accepts every password; `meanwhile` runs during the comparison. */
function loginsWith(meanwhile: () => Promise<void>, { database } = opened): Logins {
  const audit = { record: () => undefined };
  const guesses = createGuessLimits(database, { clock, changes: {} });
  const accessTokens = createAccessTokens(oneKey(new Uint8Array(32)), clock);
  return createLogins({
    database,
    clock,
    sessions: createSessions({
      database,
      accessTokens,
      clock,
      audit,
      idleDays: 30,
    }),
    devices: createKnownDevices({ proofOf: (text) => text }),
    guard: createLoginGuard({ database, guesses, clock, audit }),
    passwords: {
      hash: async (password) => password,
      matches: async () => meanwhile().then(() => true),
      isOutdated: () => false,
    },
  });
}

const replacePassword = async () => {
  await opened.database
    .updateTable('account')
    .set({ password_hash: 'another' })
    .where('id', '=', ACCOUNT)
    .execute();
};

it('opens a session with an unchanged password', async () => {
  const logins = loginsWith(async () => {});
  expect(await logins.byPassword(login)).toMatchObject({ grant: { username: ACCOUNT } });
});

it('asks the database twice', async () => {
  const asked: string[] = [];
  const database = opened.database.withPlugin({
    transformQuery: ({ node }) => {
      asked.push(node.kind);
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  await loginsWith(async () => {}, { ...opened, database }).byPassword(login);
  expect(asked).toHaveLength(2);
});

it('opens no session with a password that was replaced during the comparison', async () => {
  expect(await loginsWith(replacePassword).byPassword(login)).toBeNull();
});

it('opens no session for an account that was deleted during the comparison', async () => {
  const logins = loginsWith(async () => {
    await opened.database.deleteFrom('account').where('id', '=', 'demo-nachbarin').execute();
  });
  expect(await logins.byPassword({ ...login, username: 'demo-nachbarin' })).toBeNull();
});

it.each([
  { says: 'no session at the wrong application', applicationId: 'anderswo', username: undefined },
  { says: 'a session at its own application', applicationId: APPLICATION_ID, username: ACCOUNT },
])('opens $says with a link', async ({ applicationId, username }) => {
  const token = await renewDemoLink(opened.database, APPLICATION_ID);
  const granted = await loginsWith(async () => {}).byToken({
    applicationId,
    token,
    address: '192.0.2.1',
    cookie: '',
  });
  expect(granted?.grant.username).toBe(username);
});
