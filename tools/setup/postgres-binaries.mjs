import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { installDebianPackages } from './debian.mjs';
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
function forbidCluster() {
  if (process.getuid?.() !== 0) return () => {};
  mkdirSync(dirname(NO_CLUSTER), { recursive: true });
  writeFileSync(NO_CLUSTER, 'create_main_cluster = false\nstart_conf = manual\n');
  return () => rmSync(NO_CLUSTER, { force: true });
}

export async function installPostgres() {
  const allowCluster = forbidCluster();
  try {
    return await installDebianPackages(['postgresql']);
  } finally {
    allowCluster();
  }
}
