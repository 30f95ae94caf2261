import { ROLES, wholeConfig } from '@ablesbar/domain';
import { queueMail } from '../../mail/waiting-mail';
import { jpegOf } from '../../testing/pictures';
import { seedDemoIn } from '../../testing/seeded-demo';
import { openOperatorDesk, type OperatorDesk } from '../../testing/operator-world';
import { databaseKinds } from '../../testing/test-database';
import { anApplication, APPLICATION_ID, bearer, startTestServer } from '../../testing/test-server';
import { createAccount } from './create-account';
import { erase } from './erase';
import { revoke } from './revoke';
import { stats } from './stats';
import { aKey } from '../../testing/a-key-file';

describe.each(databaseKinds)('accounts on %s', (kind) => {
  let desk: OperatorDesk;
  beforeAll(async () => {
    desk = await openOperatorDesk(kind);
  });
  afterEach(() => desk.clear());
  afterAll(() => desk.close());

  const make = (customer: string, change = {}) =>
    desk.run(createAccount, [customer], { name: 'Erika Musterfrau', ...change });
  const passwordIn = (text: string) => / Passwort: (\S+)/.exec(text)?.[1] ?? '';
  const usernameIn = (text: string) => /Benutzername: (\S+)/.exec(text)?.[1] ?? '';
  const logIn = async (username: string, password: string) => {
    const { server, post } = await startTestServer(desk.database);
    const { status } = await post('/auth/token', {
      applicationId: APPLICATION_ID,
      username,
      password,
    });
    await server.close();
    return status;
  };

  it('creates an account whose login opens the portal', async () => {
    const said = await make('100 1', { username: 'erika.m' });
    expect(usernameIn(said)).toBe('erika.m');
    expect(said).toMatch(/https:\/\/ablesung\.example\/m\/[\w-]{43}$/m);
    expect(await logIn('erika.m', passwordIn(said))).toBe(200);
    expect(await logIn('erika.m', `${passwordIn(said)}x`)).toBe(401);
  });

  it.each([
    {
      says: 'the customer has an account',
      words: '100 1',
      change: {},
      reason: /schon einen Zugang/,
    },
    {
      says: 'the username is taken',
      words: '2',
      change: { username: 'erika.m' },
      reason: /ist vergeben/,
    },
    {
      says: 'the username is too short',
      words: '2',
      change: { username: 'erik' },
      reason: /5 Zeichen/,
    },
    { says: 'the name is empty', words: '2', change: { name: ' ' }, reason: /--name/ },
  ])('creates no account: $says', async ({ words, change, reason }) => {
    await make('100 1', { username: 'erika.m' });
    await expect(make(words, change)).rejects.toThrow(reason);
    const { length } = await desk.database.selectFrom('account').select('id').execute();
    expect(length).toBe(1);
  });

  it('revokes an access and its sub-accesses, and keeps their jobs and readings', async () => {
    await seedDemoIn(desk.database, { isWhole: true });
    expect(await desk.run(revoke, ['demo-verwaltung'])).toMatch(/demo-verwaltung und 1 Unterzug/);
    expect(await logIn('demo-verwaltung', 'demo-verwaltung')).toBe(401);
    expect(await logIn('demo-kunde', 'demo-kunde')).toBe(200);
    expect(await desk.run(stats, [])).toMatch(/Aufträge +1\.\d\d\d\b/);
    await expect(desk.run(revoke, ['demo-nobody'])).rejects.toThrow(/Kein Zugang/);
  });

  it('erases readings of an ended sub-access and waiting mails, and no data of other customers', async () => {
    const config = wholeConfig({ features: { unknownReadingsAllowed: true } });
    const test = await startTestServer(desk.database, {
      applications: [anApplication({ config })],
    });
    const { database } = desk;
    const login = { application_id: APPLICATION_ID, password_hash: 'hash of below', name: 'Below' };
    const rest = { username: 'below', roles: JSON.stringify([ROLES.proUser]) };
    const below = { id: 'below', parent_id: 'demo-kunde', ...login, ...rest };
    await database.insertInto('account').values(below).execute();
    const photo = { encodedImage: jpegOf().toString('base64'), mimeType: 'image/jpeg' };
    const sent = await test.server.inject({
      method: 'POST',
      url: '/api/pro/unknown-reading',
      headers: bearer((await test.logIn('below')).token),
      payload: {
        meterNumber: '1ESY1160999999',
        readingValue: 4711.5,
        readingImages: [photo],
        readingDate: '2026-11-20',
        comment: 'Frau Brandt',
      },
    });
    expect(sent.statusCode).toBe(204);
    await database.deleteFrom('account').where('id', '=', 'below').execute();
    const letter = { subject: '', text: '', html: '' };
    const to = { name: 'Haus 14', email: 'haus@example.org' };
    for (const accountId of ['demo-kunde', 'demo-nachbarin']) {
      await queueMail(database, aKey(), { accountId, fromName: '', to, letter, now: desk.clock() });
    }
    await desk.run(erase, ['demo-kunde'], { yes: true });
    expect(await database.selectFrom('unlisted_reading').select('comment').execute()).toEqual([]);
    expect(await database.selectFrom('photo').select('hash').execute()).toEqual([]);
    expect(await database.selectFrom('billed_reading').select('meter_number').execute()).toEqual([
      { meter_number: '1ESY1160999999' },
    ]);
    expect(await database.selectFrom('sealed_mail').select('account_id').execute()).toEqual([
      { account_id: 'demo-nachbarin' },
    ]);
    await test.server.close();
  });

  it('erases a customer after confirmation, and keeps the billed readings', async () => {
    const { server, logIn: openSession } = await startTestServer(desk.database);
    const { token } = await openSession('demo-kunde');
    const sent = await server.inject({
      method: 'POST',
      url: '/api/pro/job/kunde-gas/meterRateTask/result',
      headers: { authorization: `Bearer ${token}`, 'idempotency-key': 'a key' },
      payload: {
        results: [
          {
            taskId: 'kunde-gas-1',
            readingValue: 13_210,
            comment: 'Frau Brandt',
            readingImages: [],
          },
        ],
        readingDate: '2026-11-20',
      },
    });
    expect(sent.statusCode).toBe(200);
    // The previous version kept the job for a sub-access that has ended since.
    const old = {
      owner: 'ended',
      key: 'k',
      status: 200,
      body: sent.body,
      answered_at: desk.clock(),
    };
    await desk.database.insertInto('remembered_answer').values(old).execute();
    const before = await desk.database.selectFrom('job').select('id').execute();

    expect(await desk.run(erase, ['demo-kunde'])).toMatch(
      /4 Aufträge.*1 Ablesung\.[^]*Nichts wurde/,
    );
    expect(await desk.database.selectFrom('job').select('id').execute()).toHaveLength(
      before.length,
    );

    expect(await desk.run(erase, ['demo-kunde'], { yes: true })).toMatch(/bleibt 1 Ablesung /);
    expect(await desk.database.selectFrom('job').select('id').execute()).toHaveLength(
      before.length - 4,
    );
    expect(await desk.database.selectFrom('remembered_key').select('key').execute()).toEqual([]);
    expect(await desk.database.selectFrom('remembered_answer').select('key').execute()).toEqual([]);
    const kept = await desk.database.selectFrom('billed_reading').selectAll().execute();
    expect(kept).toMatchObject([{ meter_number: '7ELS0098127734', obis: '7-1:3.0.0' }]);
    expect(JSON.stringify(kept)).not.toMatch(/Brandt|kunde/);
    await expect(desk.run(erase, ['demo-kunde'], { yes: true })).rejects.toThrow(/Kein Zugang/);
    await server.close();
  });
});
