import { wholeConfig } from '@ablesbar/domain';
import type { OpenDatabase } from '../database/open-database';
import { asShare, shareCaller } from '../testing/share-caller';
import { databaseKinds, openTestDatabase } from '../testing/test-database';
import {
  anApplication,
  APPLICATION_ID,
  startTestServer,
  type TestServer,
} from '../testing/test-server';

/** Jest's own matchers have the type `any`. */
const anyText: unknown = expect.any(String);
const like = (pattern: RegExp): unknown => expect.stringMatching(pattern);
const unlike = (text: string): unknown => expect.not.stringContaining(text);

const config = wholeConfig({ features: { reshareAllowed: true } });

describe.each(databaseKinds)('on the %s database', (kind) => {
  let opened: OpenDatabase;
  let test: TestServer;
  let manager: ReturnType<typeof shareCaller>;
  let neighbour: ReturnType<typeof shareCaller>;

  beforeAll(async () => {
    opened = await openTestDatabase(kind);
    test = await startTestServer(opened.database, {
      applications: [anApplication({ config })],
      limits: { account: 100_000, 'share-create': 100_000, 'login-address': 100_000 },
    });
    manager = shareCaller(test, (await test.logIn('demo-verwaltung')).token);
    neighbour = shareCaller(test, (await test.logIn('demo-nachbarin')).token);
  });
  afterAll(async () => {
    await test.server.close();
    await opened.close();
  });
  beforeEach(async () => {
    await opened.database.deleteFrom('account').where('parent_id', 'is not', null).execute();
  });

  const logIn = (login: object) =>
    test.post('/auth/token', { applicationId: APPLICATION_ID, ...login });
  const countShares = async () => {
    const shares = opened.database.selectFrom('account').where('parent_id', 'is not', null);
    return (await shares.select('id').execute()).length;
  };
  const result = (jobId: string, readingValue: number) => ({
    results: [{ taskId: `${jobId}-1`, comment: null, readingValue, readingImages: [] }],
    readingDate: '2026-11-20T11:00:00.000Z',
  });

  it('is shown once with its login, and listed without it', async () => {
    const jobIds = ['verwaltung-2', 'verwaltung-1'];
    const created = await manager.share({ allowToReShare: true, jobIds });
    const share = {
      id: anyText,
      name: 'Hausmeister',
      username: like(/^[a-z2-9]{10}$/),
      allowToReShare: true,
      jobIds: ['verwaltung-1', 'verwaltung-2'],
      sharedAccounts: [],
    };
    const login = {
      token: like(/^[\w-]{43}$/),
      password: like(/^[a-z2-9]{12}$/),
    };
    expect(created).toEqual({ status: 200, body: { ...share, ...login } });
    expect(await manager.list()).toEqual({ status: 200, body: { sharedAccounts: [share] } });
    expect(await neighbour.list()).toEqual({ status: 200, body: { sharedAccounts: [] } });
  });

  it('stores its token and password only as hashes', async () => {
    const { id, token, password } = await manager.shared();
    const account = opened.database.selectFrom('account').selectAll().where('id', '=', id);
    const link = opened.database.selectFrom('link_token').selectAll().where('account_id', '=', id);
    const kept = JSON.stringify([await account.execute(), await link.execute()]);
    expect(kept).not.toContain(token);
    expect(kept.replace(`hash of ${password}`, '')).not.toContain(password);
  });

  it('admits its token or password, and shows the shared jobs and their owner', async () => {
    const share = await manager.shared({ jobIds: ['verwaltung-3', 'verwaltung-4'] });
    const { username, password } = share;
    expect(await logIn({ username, password })).toMatchObject({ status: 200, body: { username } });
    const child = await asShare(test, share);
    expect([...(await child.jobIds())].sort()).toEqual(['verwaltung-3', 'verwaltung-4']);
    expect(await child.call('GET', 'account/info')).toEqual({
      status: 200,
      body: {
        id: share.id,
        name: 'Hausmeister',
        parentId: 'demo-verwaltung',
        parentName: 'Hausverwaltung Nord',
      },
    });
  });

  it.each([true, false])('tells whether it may be shared again: %s', async (allowToReShare) => {
    const child = await asShare(test, await manager.shared({ allowToReShare }));
    const { body } = await child.call('GET', 'job');
    expect(body).toHaveProperty('jobs.0.jobPermissions.reShare', allowToReShare);
  });

  it('sends readings, which the owner sees and keeps', async () => {
    const share = await manager.shared({ jobIds: ['verwaltung-31'] });
    const child = await asShare(test, share);
    const path = 'job/verwaltung-31/meterRateTask/result';
    const sent = await child.call('POST', path, result('verwaltung-31', 21600));
    expect(sent).toMatchObject({ status: 200, body: { done: true } });
    const other = await child.call('POST', path.replace('31', '32'), result('verwaltung-32', 8300));
    expect(other.status).toBe(404);

    const ofOwner = async () => {
      const { body } = await manager.call('GET', 'job');
      return JSON.stringify(body).match(/"readingValue":21600\b/g)?.length;
    };
    expect(await ofOwner()).toBe(1);
    await manager.call('DELETE', `share/account/${share.id}`);
    expect(await ofOwner()).toBe(1);
  });

  it.each([
    { says: 'a job of another account', jobIds: ['verwaltung-1', 'kunde-gas'], status: 404 },
    { says: 'an unknown job', jobIds: ['verwaltung-1', 'x'], status: 404 },
    { says: 'no job', jobIds: [], status: 422 },
    { says: 'a thousand jobs', jobIds: manyIds(1000), status: 422 },
    { says: 'one foreign among 999', jobIds: [...manyIds(998), 'kunde-gas'], status: 404 },
    { says: 'an id that the database cannot store', jobIds: ['a\u0000'], status: 422 },
    { says: 'a text for the list', jobIds: 'verwaltung-1', status: 422 },
  ])('is not created for $says', async ({ jobIds, status }) => {
    expect(await manager.share({ jobIds })).toMatchObject({ status });
    expect(await countShares()).toBe(0);
  });

  it.each([
    { says: 'no name', change: { name: '' } },
    { says: 'spaces for a name', change: { name: '  ' } },
    { says: 'a long name', change: { name: 'a'.repeat(201) } },
    { says: 'no permission to share again', change: { allowToReShare: null } },
  ])('is not created with $says', async ({ change }) => {
    expect(await manager.share(change)).toMatchObject({ status: 422 });
  });

  it('gives the same answer for a foreign job as for an unknown one', async () => {
    const foreign = await manager.share({ jobIds: ['kunde-gas'] });
    expect(foreign).toEqual(await manager.share({ jobIds: ['x'] }));
  });

  it('accepts 999 jobs, and counts a repeated job once', async () => {
    const jobIds = manyIds(999);
    const rows = jobIds.map((id) => ({ ...JOB, id }));
    await opened.database.insertInto('job').values(rows).execute();
    const { body } = await manager.share({ jobIds });
    expect(body).toHaveProperty('jobIds.length', 999);
    await opened.database.deleteFrom('job').where('id', 'in', jobIds).execute();
    const same = Array<string>(999).fill('verwaltung-1');
    const once = await manager.share({ jobIds: same });
    expect(once.body).toHaveProperty('jobIds', ['verwaltung-1']);
  });

  it('ignores fields that a caller may not set', async () => {
    const own = { id: 'mine', token: 'mine', password: 'mine', parentId: 'demo-kunde', roles: [] };
    const { body } = await manager.share({ ...own, username: 'demo-kunde' });
    expect(JSON.stringify(body)).not.toMatch(/mine|demo-kunde/);
    expect(await manager.list()).toHaveProperty('body.sharedAccounts.length', 1);
  });

  it.each([
    { says: 'no feature', all: false, own: null, isJobs: true, status: 403 },
    { says: 'the feature of the job', all: false, own: true, isJobs: true, status: 200 },
    { says: 'the feature without this job', all: true, own: false, isJobs: true, status: 403 },
    {
      says: 'the feature without the permission',
      all: true,
      own: null,
      isJobs: false,
      status: 403,
    },
  ])('needs permission and feature: $says', async ({ all, own, isJobs, status }) => {
    const { database } = opened;
    const elsewhere = anApplication({ config: wholeConfig({ features: { reshareAllowed: all } }) });
    const there = await startTestServer(database, { applications: [elsewhere] });
    const features = own === null ? {} : { reshareAllowed: own };
    await database
      .updateTable('job')
      .set({ config: JSON.stringify({ features }), is_reshare_allowed: isJobs })
      .where('id', '=', 'verwaltung-5')
      .execute();
    const caller = shareCaller(there, (await there.logIn('demo-verwaltung')).token);
    expect(await caller.share({ jobIds: ['verwaltung-5'] })).toMatchObject({ status });
    await there.server.close();
  });

  describe('a share of a share', () => {
    it('is listed within its parent share, and can be shared again only if allowed', async () => {
      const first = await manager.shared({ allowToReShare: true });
      const child = await asShare(test, first);
      const second = await child.shared({ name: 'Mieterin' });
      const grandchild = await asShare(test, second);
      const list = { sharedAccounts: [{ id: first.id, sharedAccounts: [{ id: second.id }] }] };
      expect((await manager.list()).body).toMatchObject(list);
      expect((await child.list()).body).toMatchObject({ sharedAccounts: [{ id: second.id }] });
      expect(await grandchild.jobIds()).toEqual(['verwaltung-1']);
      expect(await grandchild.share()).toMatchObject({ status: 403 });
      expect(await grandchild.share({ allowToReShare: true })).toMatchObject({ status: 403 });
      expect(await child.share({ jobIds: ['verwaltung-2'] })).toMatchObject({ status: 404 });
    });

    it('ends together with its parent share, at every depth', async () => {
      const jobIds = ['verwaltung-1', 'verwaltung-2'];
      const first = await manager.shared({ allowToReShare: true, jobIds });
      const child = await asShare(test, first);
      const second = await child.shared({ allowToReShare: true, jobIds });
      const grandchild = await asShare(test, second);
      const last = await asShare(test, await grandchild.shared({ jobIds }));

      const one = `share/account/${first.id}/job/verwaltung-1`;
      expect(await manager.call('DELETE', one)).toMatchObject({ status: 204 });
      for (const caller of [child, grandchild, last]) {
        expect(await caller.jobIds()).toEqual(['verwaltung-2']);
      }
      expect(await manager.call('DELETE', one)).toMatchObject({ status: 404 });

      await manager.call('DELETE', `share/account/${first.id}`);
      for (const caller of [child, grandchild, last]) {
        expect(await caller.call('GET', 'job')).toMatchObject({ status: 401 });
      }
      expect(await countShares()).toBe(0);
    });
  });

  it('can be ended by its creator only; all others get 404', async () => {
    const share = await manager.shared({ allowToReShare: true });
    const sibling = await asShare(test, await manager.shared());
    const child = await asShare(test, share);
    const below = await child.shared();
    const own = `share/account/${share.id}`;
    const calls = [
      ['DELETE', own],
      ['DELETE', `${own}/job/verwaltung-1`],
      ['POST', `${own}/login`],
    ] as const;
    for (const [method, path] of calls) {
      const missing = await neighbour.call(method, path.replace(share.id, 'nobody'));
      expect(missing).toMatchObject({ status: 404 });
      for (const caller of [child, sibling, neighbour]) {
        expect(await caller.call(method, path)).toEqual(missing);
      }
    }
    // Even the grandparent cannot end it directly, only the share in between.
    expect(await manager.call('DELETE', `share/account/${below.id}`)).toMatchObject({
      status: 404,
    });
    expect(await manager.call('DELETE', 'share/account/a%00')).toMatchObject({ status: 404 });

    expect(await manager.call('DELETE', own)).toEqual({ status: 204, body: null });
    expect(await manager.call('DELETE', own)).toMatchObject({ status: 404 });
    expect(await child.call('GET', 'job')).toMatchObject({ status: 401 });
    const { token, username, password } = share;
    expect(await logIn({ token })).toMatchObject({ status: 401 });
    expect(await logIn({ username, password })).toMatchObject({ status: 401 });
  });

  it('gets a new login, and the old one ends at once', async () => {
    const old = await manager.shared();
    const before = await asShare(test, old);
    const renewed = await manager.call('POST', `share/account/${old.id}/login`);
    expect(renewed).toEqual({
      status: 200,
      body: {
        username: old.username,
        token: unlike(old.token),
        password: unlike(old.password),
      },
    });
    const { username, password, token } = old;
    expect(await before.call('GET', 'job')).toMatchObject({ status: 401 });
    expect(await logIn({ token })).toMatchObject({ status: 401 });
    expect(await logIn({ username, password })).toMatchObject({ status: 401 });
    const [, fresh = ''] = /"token":"([^"]+)"/.exec(JSON.stringify(renewed.body)) ?? [];
    expect(await logIn({ token: fresh })).toMatchObject({ status: 200 });
  });
});

const JOB = {
  account_id: 'demo-verwaltung',
  is_reshare_allowed: true,
  config: '{}',
  customer: '{}',
  partner: '{}',
  meter_number: '1',
  meter_address: '{}',
};

function manyIds(count: number): string[] {
  return Array.from({ length: count }, (_, index) => `viele-${index}`);
}
