import { execFileSync } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startChildUntil, stopChild } from '../process/children.mjs';
import { freePort } from '../process/free-port.mjs';
import { run } from '../process/run.mjs';
import { installPostgres, postgresBinaries } from './postgres-binaries.mjs';

const READY = /ready to accept connections/;
const PATIENCE_MS = 60_000;

/** PostgreSQL refuses to run as root; then it gets the rights of somebody who has none. */
function unprivileged() {
  if (process.getuid?.() !== 0) return {};
  const idOf = (flag) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

// Nothing of a test outlives it, so nothing of it has to reach the disk.
const FORGETFUL = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

/** A database server for one run: its own folder and port, reachable from this machine only. */
async function startThrowAwayPostgres(binaries, isDurable) {
  const folder = mkdtempSync(join(tmpdir(), 'ablesbar-postgres-'));
  const removeFolder = () => rmSync(folder, { recursive: true, force: true });
  try {
    const { stdout: version } = await run(`${binaries}/postgres`, ['--version']);
    const owner = unprivileged();
    if (owner.uid !== undefined) chownSync(folder, owner.uid, owner.gid);
    const data = join(folder, 'data');
    const options = { ...owner, cwd: folder };
    const init = ['-D', data, '-U', 'ablesbar', '-A', 'trust', '-E', 'UTF8', '--locale=C', '-N'];
    const made = await run(`${binaries}/initdb`, init, options);
    if (made.code !== 0) throw new Error(made.output.trim());
    const port = await freePort();
    const settings = [
      'listen_addresses=127.0.0.1',
      'unix_socket_directories=',
      ...(isDurable ? [] : FORGETFUL),
      'max_connections=200',
    ].flatMap((setting) => ['-c', setting]);
    const args = ['-D', data, '-p', String(port), ...settings];
    const { child } = await startChildUntil(READY, `${binaries}/postgres`, args, {
      ...options,
      patienceMs: PATIENCE_MS,
    });
    return {
      url: `postgres://ablesbar@127.0.0.1:${port}/postgres`,
      version,
      // SIGINT is PostgreSQL's fast shutdown: it does not wait for forgotten connections.
      stop: () => stopChild(child, { signal: 'SIGINT' }).then(removeFolder),
    };
  } catch (error) {
    removeFolder();
    throw error;
  }
}

/**
 * PostgreSQL for the server's tests, as { url, version, stop } or { reason } why there is none.
 * `isDurable` is for measuring: what is committed is on the disk, as it has to be in real life.
 * Only TEST_DATABASE_URL is taken, never DATABASE_URL: the tests empty what they find.
 */
export async function providePostgres({ mayInstall, isDurable = false }) {
  const { TEST_DATABASE_URL: url } = process.env;
  if (url && !isDurable) return { url, stop: async () => {} };
  let reason = 'PostgreSQL is not installed';
  if (!postgresBinaries() && mayInstall) reason = (await installPostgres()) ?? reason;
  const binaries = postgresBinaries();
  if (!binaries) return { reason };
  try {
    return await startThrowAwayPostgres(binaries, isDurable);
  } catch (error) {
    return { reason: `PostgreSQL did not start: ${error.message}` };
  }
}
