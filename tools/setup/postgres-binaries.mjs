import { existsSync, readdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { run } from '../process/run.mjs';
import { asRoot, installDebianPackages } from './debian.mjs';
import { findProgram } from './programs.mjs';

const DEBIAN_HOME = '/usr/lib/postgresql';
const NO_CLUSTER = '/etc/postgresql-common/createcluster.d/ablesbar.conf';

/** The folder with initdb and postgres; the newest where there are several. */
export function postgresBinaries() {
  const versions = existsSync(DEBIAN_HOME) ? readdirSync(DEBIAN_HOME) : [];
  const folders = versions
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => `${DEBIAN_HOME}/${version}/bin`);
  const onPath = findProgram(['initdb']);
  if (onPath) folders.push(dirname(onPath));
  return folders.find((folder) => existsSync(`${folder}/initdb`)) ?? null;
}

/** Debian's package would at once start a database service of its own; a test run must not. */
const FORBID_CLUSTER = `mkdir -p "$(dirname "$1")" && printf 'create_main_cluster = false\n' > "$1"`;

async function shellAsRoot(script) {
  if (!findProgram(['apt-get'])) return;
  const command = await asRoot('sh', ['-c', script, 'sh', NO_CLUSTER]);
  if (command) await run(...command);
}

export async function installPostgres() {
  await shellAsRoot(FORBID_CLUSTER);
  try {
    return await installDebianPackages(['postgresql']);
  } finally {
    await shellAsRoot('rm -f "$1"');
  }
}
