import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, startProgram } from './start-program';

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
  // Nobody runs it, and reads them.
  chmodSync(folder, 0o755);
  const running = await startProgram(program, [join(folder, 'pgbouncer.ini')], {
    ready: READY,
    cwd: folder,
  });
  return {
    url: `postgres://${username}@127.0.0.1:${ownPort}/ablesbar`,
    stop: async () => {
      await running.end('SIGTERM');
      rmSync(folder, { recursive: true });
    },
  };
}
