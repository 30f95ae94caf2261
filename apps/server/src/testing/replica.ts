import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { asNobody, freePort, startProgram } from './start-program';

const READY = /ready to accept read-only connections/;
/** A replica must have room for as much as its primary. */
const ROOM = ['max_connections', 'max_worker_processes', 'max_wal_senders'];

/** The folder of PostgreSQL's programs; null where the machine has none. */
export function postgresPrograms(): string | null {
  return process.env['TEST_POSTGRES_PROGRAMS'] ?? null;
}

export interface RunningReplica {
  /** As a DATABASE_REPLICA_URL, with the path and the options of the primary's. */
  readonly url: string;
  /** Stops to repeat what the primary does: it stays behind until `resume`. */
  pause(): Promise<void>;
  resume(): Promise<void>;
  /** Resolves when it has all that the primary has now. */
  catchUp(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * A streaming replica of the whole PostgreSQL behind `primary`. `meanwhile` runs between the copy of
 * the primary and the start of the replica.
 */
export async function startReplica(
  programs: string,
  primary: string,
  meanwhile: (main: pg.Client) => Promise<void> = async () => undefined,
): Promise<RunningReplica> {
  const { hostname, port, username } = new URL(primary);
  const folder = mkdtempSync(join(tmpdir(), 'ablesbar-replica-'));
  const owner = asNobody();
  if (owner.uid !== undefined && owner.gid !== undefined) chownSync(folder, owner.uid, owner.gid);
  const data = join(folder, 'data');
  // The primary keeps its log until the replica has it. Without a slot, a replica that starts late
  // never catches up.
  const slot = `replica_${String(process.pid)}`;
  const of = ['-h', hostname, '-p', port, '-U', username, '-C', '-S', slot];
  execFileSync(join(programs, 'pg_basebackup'), [...of, '-D', data, '-R', '-c', 'fast'], {
    ...owner,
    cwd: folder,
    stdio: 'pipe',
  });
  chmodSync(data, 0o700);
  const main = new pg.Client({ connectionString: primary });
  await main.connect();
  await meanwhile(main);
  const room: string[] = [];
  for (const name of ROOM) {
    const { rows } = await main.query<{ value: string }>('select current_setting($1) as value', [
      name,
    ]);
    room.push('-c', `${name}=${rows[0]?.value ?? ''}`);
  }
  const ownPort = await freePort();
  const own = ['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories=', ...room];
  const running = await startProgram(
    join(programs, 'postgres'),
    ['-D', data, '-p', String(ownPort), ...own],
    { ready: READY, cwd: folder },
  );
  const url = new URL(primary);
  url.hostname = '127.0.0.1';
  url.port = String(ownPort);
  const copy = new pg.Client({ connectionString: url.href });
  await copy.connect();
  const hasPosition = async (position: string): Promise<void> => {
    const { rows } = await copy.query<{ has: boolean }>(
      'select pg_last_wal_replay_lsn() >= $1::pg_lsn as has',
      [position],
    );
    if (rows[0]?.has !== true) await hasPosition(position);
  };
  /** The primary may need a moment to notice that the replica has gone. */
  const dropSlot = async (): Promise<void> => {
    const { rowCount } = await main.query(
      'select pg_drop_replication_slot(slot_name) from pg_replication_slots where slot_name = $1 and not active',
      [slot],
    );
    if (rowCount === 0) await dropSlot();
  };
  return {
    url: url.href,
    pause: async () => void (await copy.query('select pg_wal_replay_pause()')),
    resume: async () => void (await copy.query('select pg_wal_replay_resume()')),
    catchUp: async () => {
      const { rows } = await main.query<{ position: string }>(
        'select pg_current_wal_insert_lsn()::text as position',
      );
      // The last transaction of others may not have been written yet, and a commit writes it.
      await main.query('select pg_current_xact_id()');
      await hasPosition(rows[0]?.position ?? '');
    },
    stop: async () => {
      await copy.end();
      await running.end('SIGINT');
      await dropSlot();
      await main.end();
      rmSync(folder, { recursive: true });
    },
  };
}
