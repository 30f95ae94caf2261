import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { run } from '../../process/run.mjs';
import { inRoot } from '../../root.mjs';

const DEPLOY = 'apps/server/deploy';

/** A service of compose.yaml, as far as its steps need it. */
function serviceOf(name) {
  const text = readFileSync(inRoot(DEPLOY, 'compose.yaml'), 'utf8');
  const [, block = ''] = new RegExp(`^  ${name}:\n((?:    .*\n)+)`, 'm').exec(text) ?? [];
  const wordsOf = (key) => new RegExp(`^    ${key}: \\[(.*)\\]`, 'm').exec(block)?.[1].split(', ');
  const mounts = [...block.matchAll(/^      - (\S+):(\/[\w.]+)(?::ro)?$/gm)];
  return {
    image: /^    image: (.*)$/m.exec(block)?.[1],
    steps: [...(wordsOf('entrypoint') ?? []), ...(wordsOf('command') ?? [])],
    environment: Object.fromEntries(
      [...block.matchAll(/^      ([A-Z_]+): (\S+)$/gm)].map(([, key, value]) => [key, value]),
    ),
    mounts: mounts.map(([, from, to]) => ({ from, to })),
  };
}

/** Takes the steps of a service without a container; `folders` and `url` stand for its volumes and `*url`. */
function take(name, { folders, url, words = [] }) {
  const { steps, environment, mounts } = serviceOf(name);
  const here = (word) =>
    mounts.reduce((path, { from, to }) => {
      if (path !== to && !path.startsWith(`${to}/`)) return path;
      const source = from.startsWith('./') ? inRoot(DEPLOY, from) : folders[from];
      return join(source, path.slice(to.length));
    }, word);
  const entries = Object.entries(environment).map(([key, value]) => [
    key,
    value === '*url' ? url : here(value),
  ]);
  const [program, ...args] = [...steps, ...words].map(here);
  return run(program, args, { env: { ...process.env, ...Object.fromEntries(entries) } });
}

async function query(url, statement) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(statement);
  await client.end();
  return rows;
}

/** Takes the steps of `backup` and `restore` of compose.yaml, each beside a database of its own. */
export async function checkCompose(server) {
  const home = mkdtempSync(join(tmpdir(), 'ablesbar-compose-'));
  const names = ['one', 'other'].map((name) => `compose_${process.pid}_${name}`);
  const [one, other] = names.map((name) => Object.assign(new URL(server), { pathname: name }).href);
  const foldersOf = (photos) => ({
    photos: join(home, photos),
    '${BACKUPS:-/var/backups/ablesbar}': join(home, 'backups'),
  });
  try {
    for (const name of names) await query(server, `create database ${name}`);
    mkdirSync(join(home, 'one/ab'), { recursive: true });
    writeFileSync(join(home, 'one/ab/photo'), 'a meter');
    await query(
      one,
      `create table photo as select 'ab' as hash, '${join(home, 'one')}'::text as place`,
    );
    const saved = await take('backup', { folders: foldersOf('one'), url: one });
    const [time = ''] = saved.code === 0 ? readdirSync(join(home, 'backups')) : [];
    const words = [`/backups/${time}`];
    const restored = await take('restore', { folders: foldersOf('other'), url: other, words });
    const rows = restored.code === 0 ? await query(other, 'select hash from photo') : [];
    return [
      {
        says: 'backup and restore of compose.yaml have the image of its database',
        holds: ['backup', 'restore'].every((name) => serviceOf(name).image === '*postgres'),
      },
      { says: `its backup saves ${saved.output.trim()}`, holds: /^[\dT-]+Z$/.test(time) },
      {
        says: `its restore brings database and photos back: ${restored.output.trim()}`,
        holds:
          rows.length === 1 && readFileSync(join(home, 'other/ab/photo'), 'utf8') === 'a meter',
      },
    ];
  } finally {
    for (const name of names) await query(server, `drop database if exists ${name} with (force)`);
    rmSync(home, { recursive: true, force: true });
  }
}
