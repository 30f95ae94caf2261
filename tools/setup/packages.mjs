import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, readFileSync } from 'node:fs';
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

/** Why nothing can be installed here, with what a person can do about it; null if nothing is wrong. */
export function faultOf(folder) {
  try {
    accessSync(folder, constants.W_OK);
  } catch {
    return `${folder} cannot be written to: copy the repository into a folder of yours.`;
  }
  const lock = `${folder}/package-lock.json`;
  const own = existsSync(lock) ? Object.keys(read(lock).packages) : [];
  const needed = own.filter((path) => path !== '' && !path.includes('node_modules/'));
  const missing = ['package-lock.json', ...needed].find((path) => !existsSync(`${folder}/${path}`));
  if (missing === undefined) return null;
  return `${missing} is missing: this checkout is not whole. "git restore ." brings it back.`;
}

const ADVICE = [
  {
    sign: /\b(?:ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ERR_SOCKET_TIMEOUT)\b/,
    words:
      'npm does not reach its registry. Connect to the network, or name a proxy or another registry with "npm config set", and try again.',
  },
  {
    // The line `path` alone: where its log lies, npm says in all last words.
    sign: /\b(?:EACCES|EPERM|EROFS)\b[^]*^npm \S+ path .*[\\/](?:\.npm|npm-cache|_cacache)(?:[\\/]|$)/m,
    words:
      'npm cannot write to its cache, which may belong to somebody else or be read-only. Make the folder writable, or choose another one with "npm config set cache", and try again.',
  },
  {
    sign: /\b(?:EACCES|EPERM|EROFS)\b/,
    words: 'A file of the installation cannot be written. Remove node_modules, and try again.',
  },
  { sign: /\bENOSPC\b/, words: 'The disk is full.' },
];

/** What a person can do about npm's last words. */
export function adviceFor(output) {
  return ADVICE.find(({ sign }) => sign.test(output))?.words ?? 'See above.';
}

const read = (path) => JSON.parse(readFileSync(path, 'utf8'));

/** Uses only Node itself: no package is there before. */
function install(title, folder) {
  const fault = faultOf(folder);
  if (fault !== null) {
    console.error(fault);
    process.exit(1);
  }
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
  const words = error?.message ?? output.join('\n');
  console.error(words);
  console.error(`${title}: failed. ${adviceFor(words)}`);
  process.exit(1);
}

export const installPackages = () => install('Installing packages', root);
export const installLab = () => install('Installing the packages of the lab', LAB);
