import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const READY = /process up/;

/** The path of the program; null where the machine has none. */
export function pgbouncerProgram(): string | null {
  return process.env['TEST_PGBOUNCER'] ?? null;
}

export interface RunningPgbouncer {
  /** As a DATABASE_URL. */
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * A PgBouncer with our file for operators in front of `target`. The search path of a test's schema
 * cannot be in the greeting, so it belongs to the connections to PostgreSQL.
 */
export async function startPgbouncer(
  program: string,
  target: string,
  poolSize: number,
): Promise<RunningPgbouncer> {
  const file = join(__dirname, '../../deploy/pgbouncer.ini');
  const { hostname, port, username, pathname, searchParams } = new URL(target);
  const searchPath = searchParams.get('options')?.replace('-c search_path=', '') ?? 'public';
  const folder = mkdtempSync(join(tmpdir(), 'ablesbar-pgbouncer-'));
  const ownPort = await freePort();
  const users = join(folder, 'users.txt');
  const changes: readonly (readonly [string, string])[] = [
    [
      'ablesbar = host=127.0.0.1 port=5432 dbname=ablesbar',
      `ablesbar = host=${hostname} port=${port} dbname=${pathname.slice(1)} user=${username} connect_query='set search_path to ${searchPath}'`,
    ],
    ['listen_port = 6432', `listen_port = ${ownPort}`],
    ['auth_type = scram-sha-256', 'auth_type = trust'],
    ['/etc/pgbouncer/userlist.txt', users],
    ['default_pool_size = 20', `default_pool_size = ${poolSize}`],
  ];
  const ini = changes.reduce(
    (text, [from, to]) => {
      if (!text.includes(from)) throw new Error(`${from} is missing in ${file}.`);
      return text.replace(from, () => to);
    },
    readFileSync(file, 'utf8'),
  );
  writeFileSync(join(folder, 'pgbouncer.ini'), ini);
  writeFileSync(users, `"${username}" ""\n`);
  // It refuses to run as root.
  chmodSync(folder, 0o755);
  const child = spawn(program, [join(folder, 'pgbouncer.ini')], {
    ...asNobody(),
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = once(child, 'close');
  let log = '';
  const isUp = new Promise<boolean>((done) => {
    child.stderr.on('data', (part) => {
      log += String(part);
      if (READY.test(log)) done(true);
    });
  });
  if (!(await Promise.race([isUp, ended.then(() => false)]))) throw new Error(log);
  return {
    url: `postgres://${username}@127.0.0.1:${ownPort}/ablesbar`,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}

/** PostgreSQL's programs refuse to run as root. */
export function asNobody(): { readonly uid?: number; readonly gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address !== null ? address.port : 0;
}
