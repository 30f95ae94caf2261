import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { callOperator } from '../testing/call-operator';
import { jpegOf } from '../testing/pictures';
import { testDatabaseUrl } from '../testing/test-database';
import { createServerWorld, DEMO_LOGIN } from '../testing/whole-server';
import { openDatabase } from './open-database';

const DEPLOY = join(__dirname, '../../deploy');

/** What a test has made, also one that fails. The last goes first. */
const made: (() => void | Promise<void>)[] = [];
afterEach(async () => {
  for (let end = made.pop(); end !== undefined; end = made.pop()) await end();
});

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'ablesbar-backup-'));
  made.push(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** Creates two separate databases, because pg_dump saves a whole database. */
async function twoDatabases(server: string) {
  const admin = new pg.Client({ connectionString: server });
  await admin.connect();
  const names = [1, 2].map(() => `backup_${randomUUID().replaceAll('-', '')}`);
  for (const name of names) await admin.query(`create database ${name}`);
  const [first = '', second = ''] = names.map((name) => {
    const url = new URL(server);
    url.pathname = `/${name}`;
    return url.href;
  });
  made.push(async () => {
    for (const name of names) await admin.query(`drop database ${name} with (force)`);
    await admin.end();
  });
  return { first, second };
}

const postgres = testDatabaseUrl();
if (postgres === null) {
  it.todo('backup and restore: TEST_DATABASE_URL names no PostgreSQL');
} else {
  it('a restore brings back sessions, readings and photos, and overwrites nothing', async () => {
    const { first, second } = await twoDatabases(postgres);
    const folder = newFolder();
    const world = createServerWorld();
    made.push(world.end);
    const run = (command: 'backup' | 'restore', name: string, url: string, photos: string) =>
      callOperator(folder, { DATABASE_URL: url, PHOTOS: photos }, [command, name]);
    const photosOf = (place: string) => ({ photos: { place, keys: null } });
    const [before, after] = [join(folder, 'before'), join(folder, 'after')];

    const server = await world.start({ databaseUrl: first, ...photosOf(before) });
    const { token } = await server.post('/auth/token', DEMO_LOGIN);
    const readingImages = [
      { encodedImage: jpegOf({ length: 64 }).toString('base64'), mimeType: 'image/jpeg' },
    ];
    const sent = await server.post(
      '/api/pro/job/kunde-gas/meterRateTask/result',
      {
        results: [{ taskId: 'kunde-gas-1', comment: null, readingValue: 13_210, readingImages }],
        readingDate: '2026-11-21T09:00:00.000Z',
      },
      token,
    );
    expect(sent.status).toBe(200);
    const jobs = await server.jobs(token);
    const linked = join(folder, 'linked');
    cpSync(before, linked, { recursive: true });
    symlinkSync('/dev/null', join(linked, 'link'));
    const empty = mkdtempSync(join(folder, 'empty-'));
    for (const { photos, reason } of [
      { photos: join(folder, 'missing'), reason: /no photos in .*missing. Is its disk mounted/ },
      { photos: empty, reason: /no photos in .*empty-\w+. Is its disk mounted/ },
      { photos: linked, reason: /Neither file nor folder.*link/ },
      { photos: '', reason: /Some photos lie in .*before/ },
    ]) {
      const refused = await run('backup', join(folder, 'backups'), first, photos);
      expect(refused.said).toMatch(reason);
      expect(refused.code).toBe(1);
    }
    // The backup runs while the server is up.
    const { said: backup } = await run('backup', join(folder, 'backups'), first, before);
    await server.stop();
    expect(readdirSync(join(folder, 'backups'))).toHaveLength(1);

    for (const file of ['database', 'photos.tar']) {
      const damaged = mkdtempSync(join(folder, 'damaged-'));
      cpSync(backup, damaged, { recursive: true });
      const bytes = readFileSync(join(damaged, file));
      // A cut dump, and a photo with another byte.
      const isDump = file === 'database';
      if (!isDump) bytes[600] = 1;
      writeFileSync(join(damaged, file), isDump ? bytes.subarray(0, bytes.length / 2) : bytes);
      const refused = await run('restore', damaged, second, after);
      expect(refused.said).toMatch(/damaged or incomplete; nothing was changed/);
      expect(refused.code).toBe(1);
      expect(existsSync(after)).toBe(false);
    }

    expect(await run('restore', backup, second, after)).toMatchObject({ code: 0 });
    const restored = await world.start({ databaseUrl: second, ...photosOf(after) });
    expect(await restored.jobs(token)).toBe(jobs);
    const files = (of: string) =>
      readdirSync(of, { recursive: true, encoding: 'utf8' }).filter((name) => name.length > 60);
    expect(files(after)).toEqual(files(before));
    expect(files(after)).toHaveLength(1);

    const again = await run('restore', backup, second, join(folder, 'third'));
    expect(again.said).toMatch(/not empty/);
    expect(again.code).toBe(1);
    expect(existsSync(join(folder, 'third'))).toBe(false);
  });

  it.each([
    {
      script: 'backup.sh',
      says: /^There is no pg_dump here\. .* --rm backup\. Nothing was saved\.$/m,
    },
    {
      script: 'restore.sh',
      says: /^There is no pg_restore here\. .* --rm restore\. Nothing was changed\.$/m,
    },
  ])('$script names what is missing, and the way with compose.yaml', async ({ script, says }) => {
    const folder = newFolder();
    const env = { PATH: folder, DATABASE_URL: postgres };
    const ended = promisify(execFile)(join(DEPLOY, script), [folder], { env });
    await expect(ended).rejects.toThrow(says);
  });

  it.each([
    { says: 'changed while it was read', exit: 1, left: /^[\dT-]+Z$/ },
    { says: 'could not be read', exit: 2, left: null },
  ])('photos: a folder that $says', async ({ exit, left }) => {
    const { first } = await twoDatabases(postgres);
    await (await openDatabase({ databaseUrl: first, dataDir: '' })).close();
    const folder = newFolder();
    const [photos, programs] = [join(folder, 'photos'), join(folder, 'bin')];
    mkdirSync(join(photos, 'ab'), { recursive: true });
    mkdirSync(programs);
    // Answers as GNU tar does when a photo arrives or goes meanwhile, or when a disk fails.
    const tar = `#!/bin/sh\nexport PATH="$REAL_PATH"\ntar "$@"\nexit ${exit}\n`;
    writeFileSync(join(programs, 'tar'), tar, { mode: 0o755 });
    const path = process.env['PATH'] ?? '';
    const env = { DATABASE_URL: first, PHOTOS: photos, REAL_PATH: path };
    const into = join(folder, 'backups');
    const ended = promisify(execFile)(join(DEPLOY, 'backup.sh'), [into], {
      env: { ...process.env, ...env, PATH: `${programs}:${path}` },
    });
    if (left === null) await expect(ended).rejects.toMatchObject({ code: exit });
    else await ended;
    expect(readdirSync(into)).toEqual(left === null ? [] : [expect.stringMatching(left)]);
  });
}
