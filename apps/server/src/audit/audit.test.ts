import { wholeConfig } from '@ablesbar/domain';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pseudonymsOf } from '../keys/key-file';
import { changeLogin } from '../operator/accounts/change-login';
import { createAccount } from '../operator/accounts/create-account';
import { erase } from '../operator/accounts/erase';
import { eraseAnonymous } from '../operator/accounts/erase-anonymous';
import { revoke } from '../operator/accounts/revoke';
import { who } from '../operator/accounts/who';
import { exportAnonymous, exportPerson } from '../operator/export-person/export-person';
import { closeCampaign } from '../operator/campaign/close-campaign';
import { openCampaign } from '../operator/campaign/open-campaign';
import { exportReadings } from '../operator/export-readings/export-readings';
import { importConsents } from '../operator/import-consents/import-consents';
import { importHistory } from '../operator/import-history/import-history';
import { importJobs } from '../operator/import-jobs/import-jobs';
import { letters } from '../operator/letters/letters';
import { showCustomer } from '../operator/customer/show-customer';
import { enterReading } from '../operator/reading/enter-reading';
import { remind } from '../operator/remind/remind';
import { rotateKeysCommand } from '../operator/rotate-keys-command';
import { aKeyFile } from '../testing/a-key-file';
import { openOperatorDesk, type OperatorDesk } from '../testing/operator-world';
import { shareCaller } from '../testing/share-caller';
import { databaseKinds } from '../testing/test-database';
import {
  anApplication,
  APPLICATION_ID,
  grantOf,
  startTestServer,
  type TestServer,
} from '../testing/test-server';
import { createAudit, tellWaitingLines } from './audit';
import { AUDIT_EVENTS } from './audit-line';

const WORD = 'geheim';
const ADDRESS = '203.0.113.77';
const PERSON = { username: `${WORD}user`, name: `${WORD}Name` };
const AN_ANONYMOUS_READING = {
  id: `${WORD}-id`,
  application_id: APPLICATION_ID,
  token_hash: 'a',
  meter_type: 'GAS_METER',
  meter_number: `${WORD}-zaehler`,
  reading_date: new Date(),
  reading_reason: null,
  contact: '{}',
  received_at: new Date(),
  delete_after: new Date(),
  receipt_number: '3F2A9C1E-7B4D',
};

describe.each(databaseKinds)('audit lines on %s', (kind) => {
  let desk: OperatorDesk;
  let test: TestServer;
  const lines: string[] = [];
  const counted: string[] = [];
  const log = {
    write: (line: string) => void lines.push(line),
    count: (event: string) => void counted.push(event),
  };
  beforeAll(async () => {
    desk = await openOperatorDesk(kind);
    const pseudonymOf = pseudonymsOf(aKeyFile());
    test = await startTestServer(desk.database, {
      applications: [
        anApplication({ config: wholeConfig({ features: { reshareAllowed: true } }) }),
      ],
      trustedProxies: ['127.0.0.1'],
      audit: createAudit({ pseudonymOf, clock: desk.clock, ...log }),
    });
  });
  afterAll(async () => {
    await test.server.close();
    await desk.close();
  });

  const secrets: string[] = [];
  const logIn = (login: object) =>
    test.post(
      '/auth/token',
      { applicationId: APPLICATION_ID, ...login },
      { 'x-forwarded-for': ADDRESS },
    );
  const enter = async (login: object) => {
    const grant = grantOf(await logIn(login));
    secrets.push(grant.token, grant.refreshToken);
    return grant;
  };

  /** Everything that has a line. */
  async function causeAll(): Promise<void> {
    const row = { customerNumber: 1, lastname: `${WORD}Nachname`, jobId: `${WORD}-job` };
    const jobs = [{ ...row, meterNumber: `${WORD}-meter`, preDecimals: 6 }];
    writeFileSync(join(desk.cwd, 'jobs.json'), JSON.stringify(jobs));
    await desk.run(openCampaign, ['2026']);
    await desk.run(importJobs, ['jobs.json']);
    const past = [{ meterNumber: `${WORD}-meter`, day: '2025-11-20', value: 8 }];
    writeFileSync(join(desk.cwd, 'history.json'), JSON.stringify(past));
    await desk.run(importHistory, ['history.json']);
    const consent = {
      customerNumber: 1,
      email: `${WORD}@example.org`,
      emailConsentDate: '2026-11-20',
    };
    writeFileSync(join(desk.cwd, 'consents.json'), JSON.stringify([consent]));
    await desk.run(importConsents, ['consents.json']);
    await desk.run(closeCampaign, [], { yes: true });
    await desk.run(letters, ['briefe.pdf']);
    await desk.run(enterReading, [`${WORD}-job`, '815']);
    await desk.run(showCustomer, [`${WORD}-job`]);
    const said = await desk.run(createAccount, [`${WORD}-nummer`], PERSON);
    const [, password = ''] = / Passwort: (\S+)/.exec(said) ?? [];
    secrets.push(password);

    const manager = shareCaller(test, (await test.logIn('demo-verwaltung')).token);
    const share = await manager.shared({ name: `${WORD}Hilfe` });
    await manager.call('POST', `share/account/${share.id}/login`);
    await manager.call('DELETE', `share/account/${share.id}`);
    secrets.push(share.id, share.token, share.username, share.password);

    const first = await enter({ username: PERSON.username, password });
    const second = await enter({ token: first.refreshToken });
    await enter({ token: second.refreshToken });
    expect(await logIn({ token: first.refreshToken })).toMatchObject({ status: 401 });
    for (let one = 0; one < 12; one += 1) {
      await logIn({ username: PERSON.username, password: `${WORD}${one}` });
    }

    await desk.run(exportReadings, ['readings.csv']);
    await desk.run(remind, [], { send: true });
    await desk.run(exportPerson, [PERSON.username]);
    await desk.run(changeLogin, [PERSON.username], { username: `${PERSON.username}2` });
    await desk.run(revoke, [`${PERSON.username}2`]);
    await desk.run(erase, [`${PERSON.username}2`], { yes: true });
    await desk.database.insertInto('anonymous_reading').values(AN_ANONYMOUS_READING).execute();
    await desk.run(exportAnonymous, [AN_ANONYMOUS_READING.receipt_number]);
    await desk.run(eraseAnonymous, [AN_ANONYMOUS_READING.receipt_number], { yes: true });
    await desk.run(rotateKeysCommand, [], { 'new-file': true });
  }
  const told = async () => {
    lines.length = 0;
    await tellWaitingLines({ database: desk.database, ...log });
    return [...lines];
  };

  it('there is one for each event, none names a person, and two on one person belong together', async () => {
    const { id } = await desk.database
      .selectFrom('account')
      .select('id')
      .where('username', '=', 'demo-verwaltung')
      .executeTakeFirstOrThrow();
    await causeAll();
    const own = [...lines];
    const ofCommands = await told();
    const all = [...own, ...ofCommands].map((line): unknown => JSON.parse(line));

    const times = { level: 30, time: desk.clock().getTime() };
    const pseudonym: unknown = expect.stringMatching(/^[0-9a-f]{16}$/);
    const customer = pseudonymOfFirst(ofCommands, 'account-created');
    const where = { network: '203.0.113.0/24', from: pseudonym };
    expect(all).toEqual([
      { ...times, audit: 'share-created', account: pseudonym, by: pseudonym, jobs: 1 },
      { ...times, audit: 'share-login-renewed', account: pseudonym, by: pseudonym },
      { ...times, audit: 'share-ended', account: pseudonym, by: pseudonym },
      { ...times, audit: 'refresh-token-reused', account: customer, ...where },
      { ...times, audit: 'login-locked', account: customer, ...where, limit: 'login-in-a-row' },
      { ...times, audit: 'campaign-opened', jobs: 0 },
      { ...times, audit: 'jobs-imported', rows: 1, jobs: 1, newJobs: 1, accounts: 1 },
      { ...times, audit: 'history-imported', rows: 1, jobs: 1, added: 1, corrected: 0 },
      { ...times, audit: 'consents-imported', rows: 1, registered: 1, withdrawn: 0, kept: 0 },
      { ...times, audit: 'campaign-closed', jobs: 1, unread: 1 },
      { ...times, audit: 'letters-printed', letters: 1 },
      { ...times, audit: 'reading-entered', account: pseudonym, values: 1 },
      { ...times, audit: 'customer-viewed', account: pseudonym },
      { ...times, audit: 'account-created', account: customer },
      { ...times, audit: 'readings-exported', readings: expect.any(Number) as unknown },
      { ...times, audit: 'reminders-sent', mails: 0 },
      { ...times, audit: 'person-exported', account: customer },
      { ...times, audit: 'login-changed', account: customer },
      { ...times, audit: 'access-revoked', account: customer, accounts: 1 },
      {
        ...times,
        audit: 'account-erased',
        account: customer,
        accounts: 1,
        jobs: 0,
        readings: 0,
        photos: 0,
      },
      { ...times, audit: 'anonymous-reading-exported', reading: pseudonym },
      { ...times, audit: 'anonymous-reading-erased', reading: pseudonym },
      { ...times, audit: 'keys-rotated', atOnce: 0, newFile: 1 },
    ]);
    expect([...counted].sort()).toEqual([...AUDIT_EVENTS].sort());

    const text = [...own, ...ofCommands].join('\n').toLowerCase();
    for (const secret of [WORD, ADDRESS, id, 'demo-', ...secrets]) {
      expect(text).not.toContain(secret.toLowerCase());
    }
  });

  it('the operator finds the account of a pseudonym with the key file, and the other way', async () => {
    const [, pseudonym = ''] = /(\w{16})\.$/.exec(await desk.run(who, ['demo-kunde'])) ?? [];
    expect(await desk.run(who, [pseudonym])).toMatch(/^Benutzername demo-kunde, /);
    await expect(desk.run(who, ['0123456789abcdef'])).rejects.toThrow(/gelöscht/);
  });

  it('a line of a command is told once', async () => {
    await desk.run(exportReadings, ['again.csv']);
    expect(await told()).toHaveLength(1);
    expect(await told()).toEqual([]);
  });

  it('a command that fails leaves no line', async () => {
    await expect(desk.run(revoke, ['nobody'])).rejects.toThrow();
    await expect(
      desk.run(createAccount, ['2'], { ...PERSON, username: 'demo-kunde' }),
    ).rejects.toThrow();
    expect(await told()).toEqual([]);
  });

  it('an attack on one name is told once in a quarter of an hour', async () => {
    lines.length = 0;
    const wrong = { username: `${WORD}typo`, password: 'falsch' };
    for (let one = 0; one < 20; one += 1) await logIn(wrong);
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ audit: 'login-locked', account: null });
    test.clock.now = new Date(test.clock.now.getTime() + 15 * 60_000);
    for (let one = 0; one < 3; one += 1) await logIn(wrong);
    expect(lines).toHaveLength(2);
  });
});

it('a pseudonym needs the key file, and its kind', () => {
  const nameless = pseudonymsOf({ ...aKeyFile(), read: () => null });
  expect(nameless('account', 'a')).toBeNull();
  const pseudonymOf = pseudonymsOf(aKeyFile());
  expect(pseudonymOf('account', 'a')).not.toBe(pseudonymOf('reading', 'a'));
});

function pseudonymOfFirst(lines: readonly string[], event: string): string {
  const line = lines.find((one) => one.includes(`"${event}"`)) ?? '';
  return /"account":"(\w+)"/.exec(line)?.[1] ?? '';
}
