import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { npm } from '../process/bin.mjs';
import { inRoot, root } from '../root.mjs';

/** The benchmarks with code of others have their own packages, which `npm test` does not need. */
const LAB = inRoot('tools/lab');

/**
 * Whether every package of the lock is installed in its version. npm writes its list at the end of
 * an installation, so an interrupted installation is noticed. Optional packages do not count,
 * because those for other platforms are never installed.
 */
export function isInstalled(lock, installed) {
  return Object.entries(lock.packages).every(
    ([path, { version, optional }]) =>
      path === '' ||
      optional ||
      (path in installed.packages && installed.packages[path].version === version),
  );
}

const read = (path) => JSON.parse(readFileSync(path, 'utf8'));

/** Uses only Node itself: no package is there before. */
function install(title, folder) {
  const installed = `${folder}/node_modules/.package-lock.json`;
  const lock = read(`${folder}/package-lock.json`);
  if (existsSync(installed) && isInstalled(lock, read(installed))) return;
  process.stdout.write(`${title} … `);
  const startedAt = performance.now();
  // The build needs the development packages too, also if NODE_ENV is production.
  const [command, args] = npm(['ci', '--include=dev', '--no-audit', '--no-fund']);
  const { status, error, output } = spawnSync(command, args, {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 64_000_000,
  });
  if (status === 0) {
    console.log(`${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
    return;
  }
  console.log('failed\n');
  console.error(error?.message ?? output.join('\n'));
  console.error(`${title}: failed, see above.`);
  process.exit(1);
}

export const installPackages = () => install('Installing packages', root);
export const installLab = () => install('Installing the packages of the lab', LAB);
