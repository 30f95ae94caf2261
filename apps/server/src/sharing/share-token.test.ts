import { wholeConfig } from '@ablesbar/domain';
import type { OpenDatabase } from '../database/open-database';
import { shareCaller } from '../testing/share-caller';
import { anyDatabase, openTestDatabase } from '../testing/test-database';
import {
  anApplication,
  APPLICATION_ID,
  startTestServer,
  type TestServer,
} from '../testing/test-server';
import { replaceLogin, tokenEnd } from './share-login';

const config = wholeConfig({ features: { reshareAllowed: true } });

let opened: OpenDatabase;
let test: TestServer;
let manager: ReturnType<typeof shareCaller>;

beforeAll(async () => {
  opened = await openTestDatabase(anyDatabase);
  test = await startTestServer(opened.database, { applications: [anApplication({ config })] });
  manager = shareCaller(test, (await test.logIn('demo-verwaltung')).token);
});
afterAll(async () => {
  await test.server.close();
  await opened.close();
});

const logIn = (login: object) =>
  test.post('/auth/token', { applicationId: APPLICATION_ID, ...login });

it('accepts the token until 30 days after the last sending day of its jobs', async () => {
  const { database } = opened;
  const days = (latest: string | null, allowed: number) => ({
    latest_execution: latest,
    is_reshare_allowed: true,
    config: JSON.stringify({ features: { sendingAllowedDaysAfterLatestExecution: allowed } }),
  });
  const set = (id: string, latest: string | null, allowed: number) =>
    database.updateTable('job').set(days(latest, allowed)).where('id', '=', id).execute();
  await set('verwaltung-6', '2026-11-30', 5);
  await set('verwaltung-7', '2026-12-02', 0);
  await set('verwaltung-8', null, 0);
  const end = async (jobIds: readonly string[]) => {
    const { id } = await manager.shared({ jobIds });
    const link = database.selectFrom('link_token').select('expires_at');
    return (await link.where('account_id', '=', id).executeTakeFirstOrThrow()).expires_at;
  };
  expect(await end(['verwaltung-6', 'verwaltung-7'])).toEqual(new Date('2027-01-04T23:59:59Z'));
  expect(await end(['verwaltung-6', 'verwaltung-8'])).toBeNull();

  const { token } = await manager.shared({ jobIds: ['verwaltung-6'] });
  test.clock.now = new Date('2027-01-04T23:00:00Z');
  expect(await logIn({ token })).toMatchObject({ status: 200 });
  test.clock.now = new Date('2027-01-05T00:00:00Z');
  expect(await logIn({ token })).toMatchObject({ status: 401 });
  test.clock.now = new Date('2026-11-21T09:00:00Z');
});

it('the token has no end if the share has no jobs', () => {
  expect(tokenEnd([], config)).toBeNull();
});

it('answers 404 if the share was deleted while its new password was hashed', async () => {
  const shown = { token: 't', username: 'u', password: 'p' };
  const login = { shown, passwordHash: 'h', tokenHash: 't', tokenEndsAt: null };
  await expect(replaceLogin(opened.database, 'deleted', login)).rejects.toMatchObject({
    status: 404,
  });
});
