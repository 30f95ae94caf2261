import { execFileSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { startChildUntil, stopChild } from '../process/children.mjs';
import { run } from '../process/run.mjs';
import { asRoot, findProgram, installDebianPackages } from './programs.mjs';

const READY = /ready to accept connections/;
const PATIENCE_MS = 60_000;
const DEBIAN_HOME = '/usr/lib/postgresql';
const NO_CLUSTER = '/etc/postgresql-common/createcluster.d/ablesbar.conf';

/** The folder with initdb and postgres, of the newest version. */
function postgresBinaries() {
  const versions = existsSync(DEBIAN_HOME) ? readdirSync(DEBIAN_HOME) : [];
  const folders = versions
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => `${DEBIAN_HOME}/${version}/bin`);
  const onPath = findProgram(['initdb']);
  if (onPath) folders.push(dirname(onPath));
  return folders.find((folder) => existsSync(`${folder}/initdb`)) ?? null;
}

/** Keeps Debian's package from starting a database service, which a test run must not do. */
const FORBID_CLUSTER = `mkdir -p "$(dirname "$1")" && printf 'create_main_cluster = false\n' > "$1"`;

async function shellAsRoot(script) {
  if (!findProgram(['apt-get'])) return;
  const command = await asRoot('sh', ['-c', script, 'sh', NO_CLUSTER]);
  if (command) await run(...command);
}

async function installPostgres() {
  await shellAsRoot(FORBID_CLUSTER);
  try {
    return await installDebianPackages(['postgresql']);
  } finally {
    await shellAsRoot('rm -f "$1"');
  }
}

/** A free port of this machine. */
function freePort() {
  return new Promise((done, fail) => {
    const server = createServer();
    server.once('error', fail);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => done(port));
    });
  });
}

/** PostgreSQL refuses to run as root. Then it runs as the user nobody. */
function unprivileged() {
  if (process.getuid?.() !== 0) return {};
  const idOf = (flag) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

// The data of a test is not needed after the test, so it does not have to reach the disk.
const FORGETFUL = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

/** A database server for one run, in a temporary folder, reachable from this machine only. */
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
      programs: binaries,
      pid: child.pid,
      // SIGINT is PostgreSQL's fast shutdown: it does not wait for forgotten connections.
      stop: () => stopChild(child, { signal: 'SIGINT' }).then(removeFolder),
    };
  } catch (error) {
    removeFolder();
    throw error;
  }
}

/**
 * PostgreSQL for the server's tests, as { url, version, programs, pid, stop } or, without one, { reason }.
 * `isDurable` is for measuring: commits are written to the disk, as in production. Uses
 * TEST_DATABASE_URL and never DATABASE_URL, because the tests empty the database.
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
