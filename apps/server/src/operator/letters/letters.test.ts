import {
  existsSync,
  promises,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { tryLockForCommand } from '../../database/locks';
import { hashOf } from '../../session/secret';
import { parseTemplate } from '../../letter/letter-template';
import { dotsOfPng, readCode } from '../../testing/read-code';
import { openOperatorDesk, type OperatorDesk } from '../../testing/operator-world';
import { anyDatabase, databaseKinds } from '../../testing/test-database';
import { anApplication, APPLICATION_ID } from '../../testing/test-server';
import { openCampaign } from '../campaign/open-campaign';
import { importJobs } from '../import-jobs/import-jobs';
import { letters } from './letters';

const HEAD =
  'customerNumber;firstname;lastname;mailingStreet;mailingZip;mailingCity;jobId;meterNumber;preDecimals;latestExecution';
const rowOf = (index: number) =>
  `c-${index};Aylin;Demirtaş;Bürgergasse;${10_000 + index};Łódź;j-${index};${1000 + index};6;2026-12-05`;

interface Refused {
  readonly says: string;
  readonly name: string;
  readonly values: Readonly<Record<string, string | true>>;
  readonly reason: RegExp;
}

describe.each(databaseKinds)('letters on %s', (kind) => {
  let desk: OperatorDesk;
  beforeAll(async () => {
    desk = await openOperatorDesk(kind);
  });
  beforeEach(() => take(1, 2, 3));
  afterEach(() => desk.clear());
  afterAll(() => desk.close());

  const take = async (...indices: readonly number[]) => {
    writeFileSync(join(desk.cwd, 'jobs.csv'), [HEAD, ...indices.map(rowOf)].join('\n'));
    await desk.run(importJobs, ['jobs.csv']);
  };
  const logins = () =>
    desk.database
      .selectFrom('account')
      .select(['customer_number', 'password_hash', 'letter_run'])
      .orderBy('customer_number')
      .execute();
  const accountIds = async () =>
    (
      await desk.database.selectFrom('account').select('id').orderBy('customer_number').execute()
    ).map(({ id }) => id);
  const database = async () => ({
    logins: await logins(),
    links: await desk.database.selectFrom('link_token').selectAll().execute(),
    lines: await desk.database.selectFrom('waiting_audit_line').selectAll().execute(),
  });
  const pagesOf = (name: string) =>
    readFileSync(join(desk.cwd, name), 'latin1').match(/\/Type \/Page\b(?!s)/g)?.length;

  it('prints one page for each access without a login, once', async () => {
    expect(await desk.run(letters, ['one.pdf'])).toMatch(/3 Briefe.*löschen/s);
    expect(pagesOf('one.pdf')).toBe(3);
    expect(await desk.run(letters, ['two.pdf'])).toMatch(/keiner geschrieben/);
    await take(4);
    expect(await desk.run(letters, ['two.pdf'])).toMatch(/1 Brief\b/);
    const tokens = await desk.database.selectFrom('link_token').select('token_hash').execute();
    expect(tokens).toHaveLength(4);
    expect((await logins()).every(({ letter_run: run }) => run !== null)).toBe(true);
  });

  it('prints a letter again; ends the old login of this access and no other', async () => {
    await desk.run(letters, ['all.pdf']);
    const before = await logins();
    expect(await desk.run(letters, ['again.pdf'], { customer: 'c-2' })).toMatch(/1 Brief\b/);
    const after = await logins();
    expect(
      after.map((login, index) => login.password_hash === before[index]?.password_hash),
    ).toEqual([true, false, true]);
    expect(
      await desk.database.selectFrom('link_token').select('token_hash').execute(),
    ).toHaveLength(3);
  });

  it('a campaign gives known customers one more link, which ends, and keeps password and sessions', async () => {
    await desk.run(letters, ['first.pdf'], { most: '2' });
    const before = await logins();
    const account = { account_id: (await accountIds())[0] ?? '', predecessor_hash: null };
    const times = { expires_at: desk.clock(), family_ends_at: desk.clock(), retired_at: null };
    const session = { token_hash: 's', family_id: 's', access_id: 's', ...account, ...times };
    await desk.database.insertInto('refresh_token').values(session).execute();
    await desk.run(openCampaign, ['2026'], { existing: true });
    expect(await desk.run(letters, ['campaign.pdf'])).toMatch(/3 Briefe/);
    expect(await desk.run(letters, ['third.pdf'])).toMatch(/keiner geschrieben/);
    const after = await logins();
    expect(after.map(({ password_hash: hash }) => hash).slice(0, 2)).toEqual(
      before.map(({ password_hash: hash }) => hash).slice(0, 2),
    );
    expect(after[2]?.password_hash).not.toBe(before[2]?.password_hash);
    expect(await desk.database.selectFrom('refresh_token').selectAll().execute()).toHaveLength(1);
    const links = await desk.database.selectFrom('link_token').select('expires_at').execute();
    expect(links.map(({ expires_at: end }) => end?.toISOString())).toEqual(
      Array.from({ length: 5 }, () => '2027-01-04T23:59:59.000Z'),
    );
  });

  it('names the next deadline and none that has passed', async () => {
    const rows = [
      rowOf(2).replace('j-2', 'late').replace('2026-12-05', '2026-10-15'),
      rowOf(3).replace('2026-12-05', '2026-10-15'),
    ];
    writeFileSync(join(desk.cwd, 'jobs.csv'), [HEAD, ...rows].join('\n'));
    await desk.run(importJobs, ['jobs.csv']);
    await desk.run(letters, ['letters.csv']);
    const lines = readFileSync(join(desk.cwd, 'letters.csv'), 'utf8').trimEnd().split(/\r?\n/);
    const named = lines.slice(1).map((line) => /\d{4}-\d\d-\d\d/.exec(line)?.[0] ?? null);
    expect(named).toEqual(['2026-12-05', '2026-12-05', null]);
  });

  it('says how many letters have no address', async () => {
    expect(await desk.run(letters, ['all.csv'])).not.toMatch(/Anschrift/);
    writeFileSync(join(desk.cwd, 'jobs.csv'), [HEAD, rowOf(4).replace('Łódź', '')].join('\n'));
    await desk.run(importJobs, ['jobs.csv']);
    for (const values of [{ 'dry-run': true }, {}] as const) {
      expect(await desk.run(letters, ['one.csv'], values)).toMatch(/Ohne Anschrift: 1 Brief\./);
    }
  });

  it.each<Refused>([
    { says: 'another ending', name: 'a.doc', values: {}, reason: /\.pdf angeben/ },
    { says: 'an existing file', name: 'there.pdf', values: {}, reason: /gibt es schon/ },
    { says: 'no number', name: 'b.pdf', values: { most: 'viele' }, reason: /--most viele/ },
    { says: 'nobody', name: 'b.pdf', values: { customer: 'c-9' }, reason: /Kein Zugang .* c-9/ },
    { says: 'codes beside a PDF', name: 'b.pdf', values: { qr: 'c' }, reason: /zu einer Tabelle/ },
    { says: 'no form', name: 'b.csv', values: { 'qr-form': 'gif' }, reason: /svg oder png/ },
    { says: 'a preview as table', name: 'b.csv', values: { preview: true }, reason: /ein PDF/ },
    { says: 'a missing folder', name: 'no/b.pdf', values: {}, reason: /ENOENT/ },
  ])('prints no letter: $says', async ({ name, values, reason }) => {
    writeFileSync(join(desk.cwd, 'there.pdf'), '');
    const before = await logins();
    await expect(desk.run(letters, [name], values)).rejects.toThrow(reason);
    expect(await logins()).toEqual(before);
  });

  it('writes a table for a print house, with each code as a picture, and the links work', async () => {
    const company = rowOf(4).replace('Aylin;Demirtaş', ';@home GmbH');
    writeFileSync(join(desk.cwd, 'jobs.csv'), [HEAD, company].join('\n'));
    await desk.run(importJobs, ['jobs.csv']);
    await desk.run(letters, ['print.csv'], { qr: 'codes' });
    const [head = '', ...rows] = readFileSync(join(desk.cwd, 'print.csv'), 'utf8')
      .trim()
      .split('\r\n');
    const columns = head.replace('\ufeff', '').split(';');
    const cell = (row: string, name: string) => row.split(';')[columns.indexOf(name)] ?? '';
    expect(rows.map((row) => cell(row, 'customerNumber'))).toEqual(['c-1', 'c-2', 'c-3', 'c-4']);
    expect(rows[3]).toMatch(/^c-4;@home GmbH;/);
    expect(rows[0]).toMatch(/^c-1;Aylin Demirtaş;Bürgergasse;10001 Łódź;;;;2026-12-05;https:/);
    const known = await desk.database.selectFrom('link_token').select('token_hash').execute();
    const printed = rows.map((row) => hashOf(cell(row, 'link').split('/m/')[1] ?? ''));
    expect(printed.sort()).toEqual(known.map(({ token_hash: hash }) => hash).sort());
    for (const row of rows) {
      expect(readFileSync(join(desk.cwd, 'codes', cell(row, 'qr')), 'utf8')).toMatch(/^<svg/);
    }
  });

  it('writes each code as PNG, if asked, and a phone reads its link', async () => {
    await desk.run(letters, ['dots.csv'], { qr: 'dots', 'qr-form': 'png' });
    const [, row = ''] = readFileSync(join(desk.cwd, 'dots.csv'), 'utf8').split('\r\n');
    const code = readFileSync(join(desk.cwd, 'dots', row.split(';').at(-1) ?? ''));
    expect(row).toContain(readCode(dotsOfPng(code)));
  });

  it.each([
    {
      says: 'a preview',
      name: 'look.pdf',
      values: { preview: true },
      said: /3 Seiten.*Kein Link/,
      pages: 3,
    },
    {
      says: 'a dry run',
      name: 'dry.pdf',
      values: { 'dry-run': true, most: '2' },
      said: /^2 Briefe würden/,
    },
  ] as const)('$says changes nothing', async ({ name, values, said, ...file }) => {
    const before = await database();
    expect(await desk.run(letters, [name], values)).toMatch(said);
    expect(await database()).toEqual(before);
    expect(existsSync(join(desk.cwd, name))).toBe('pages' in file);
    if ('pages' in file) expect(pagesOf(name)).toBe(file.pages);
  });

  it('prints no letter for an access without a customer number', async () => {
    const account = { id: 'sub', application_id: APPLICATION_ID, username: 'sub', name: 'Sub' };
    const rest = { parent_id: null, password_hash: '', roles: '[]' };
    await desk.database
      .insertInto('account')
      .values({ ...account, ...rest })
      .execute();
    await expect(desk.run(letters, ['sub.pdf'], { customer: 'sub' })).rejects.toThrow(
      /gibt es keinen Brief/,
    );
    expect(readdirSync(desk.cwd).filter((name) => name.startsWith('sub.pdf'))).toEqual([]);
  });

  it('a run that breaks off before its commit has no effect', async () => {
    writeFileSync(join(desk.cwd, 'cut.pdf.some-run.part'), 'half');
    expect(await desk.run(letters, ['cut.pdf'], { most: '2' })).toMatch(/2 Briefe/);
    expect(readdirSync(desk.cwd).filter((name) => name.endsWith('.part'))).toEqual([]);
  });

  if (kind === 'PostgreSQL') {
    it('a second start leaves the file of the running one alone', async () => {
      await desk.otherProcess.transaction().execute(async (transaction) => {
        await tryLockForCommand(transaction, 'letters');
        writeFileSync(join(desk.cwd, 'live.pdf.live-run.part'), 'half');
        await expect(desk.run(letters, ['live.pdf'])).rejects.toThrow(/läuft schon/);
        expect(readFileSync(join(desk.cwd, 'live.pdf.live-run.part'), 'utf8')).toBe('half');
      });
    });
  }

  it('a second start between the commit and the renaming has finished the file of the first', async () => {
    const rename = jest.spyOn(promises, 'rename').mockImplementationOnce(async (part, path) => {
      expect(await desk.run(letters, ['race.pdf'])).toMatch(/ist jetzt fertig/);
      await promises.rename(part, path);
    });
    expect(await desk.run(letters, ['race.pdf'])).toMatch(/3 Briefe/);
    expect(pagesOf('race.pdf')).toBe(3);
    // Without anybody who has renamed it, a file that is gone is a failure.
    rename.mockImplementationOnce(async (part, path) => {
      await promises.rm(part);
      await promises.rename(part, path);
    });
    await desk.database.updateTable('account').set({ letter_run: null }).execute();
    const again = desk.run(letters, ['gone.pdf'], { customer: 'c-1' });
    await expect(again).rejects.toThrow(/ENOENT/);
  });

  it('after a break-off behind the commit, the next run renames the finished file', async () => {
    await desk.run(letters, ['late.pdf']);
    const [login] = await logins();
    renameSync(join(desk.cwd, 'late.pdf'), join(desk.cwd, `late.pdf.${login?.letter_run}.part`));
    expect(await desk.run(letters, ['late.pdf'])).toMatch(/ist jetzt fertig/);
    expect(pagesOf('late.pdf')).toBe(3);
    expect((await logins())[0]).toEqual(login);
  });
});

it('a preview that does not fit on a page leaves no file', async () => {
  const desk = await openOperatorDesk(anyDatabase);
  const template = parseTemplate(`${'Ein Absatz.\n\n'.repeat(60)}{{login}}`);
  const [application = anApplication({})] = desk.applications;
  const letter = { ...application.letter, templates: new Map([['de', template]]) };
  const given = { words: ['long.pdf'], values: {}, switches: new Set(['preview']) };
  const world = { ...desk, applications: [{ ...application, letter }] };
  await expect(letters.run(world, given)).rejects.toThrow(/4711 passt nicht/);
  expect(existsSync(join(desk.cwd, 'long.pdf'))).toBe(false);
  await desk.close();
});

it('warns where the links lead if neither host nor origin is configured', async () => {
  const desk = await openOperatorDesk(anyDatabase);
  const nameless = { ...desk, applications: [anApplication({ hosts: [] })] };
  const print = async (name: string, values: Readonly<Record<string, string>>) => {
    desk.said.length = 0;
    writeFileSync(join(desk.cwd, 'jobs.csv'), [HEAD, rowOf(Number(name))].join('\n'));
    await importJobs.run(nameless, { words: ['jobs.csv'], values: {}, switches: new Set() });
    await letters.run(nameless, { words: [`${name}.pdf`], values, switches: new Set() });
    return desk.said.join('\n');
  };
  expect(await print('1', {})).toMatch(/führen zu http:\/\/127\.0\.0\.1.*hosts.*--origin/);
  expect(await print('2', { origin: 'https://a.example' })).not.toContain('127.0.0.1');
  await desk.close();
});
