import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from '../process/run.mjs';

const PATIENCE_MS = 10 * 60_000;

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The full path of the first of these programs that is on the PATH. */
export function findProgram(names, path = process.env.PATH ?? '') {
  for (const name of names) {
    for (const folder of path.split(delimiter)) {
      if (folder !== '' && isExecutable(join(folder, name))) return join(folder, name);
    }
  }
  return null;
}

/** A command as root without a password prompt. Null if that is impossible. */
export async function asRoot(command, args) {
  if (process.getuid?.() === 0) return [command, args];
  const allowed = await run('sudo', ['-n', 'true']);
  return allowed.code === 0 ? ['sudo', ['-n', command, ...args]] : null;
}

/**
 * Installs packages with apt, if the system has it and we have the rights. Returns null if they are
 * installed, otherwise the reason why not.
 */
export async function installDebianPackages(packages) {
  if (!findProgram(['apt-get'])) return 'there is no apt-get on this system';
  // The list of packages may be outdated and still work. Only the installation has to succeed.
  updated ??= aptGet(['update']);
  await updated;
  const installed = await aptGet(['install', '--no-install-recommends', ...packages]);
  if (installed === null) return 'apt-get needs root, or sudo without a password';
  if (installed.code === 0) return null;
  const lastLine = installed.output.trim().split('\n').pop();
  return `apt-get could not install ${packages.join(' ')}: ${lastLine}`;
}

/** The update of the list of packages, which one run of a command needs only once. */
let updated;

/** Null without the rights of root. */
async function aptGet(args) {
  const command = await asRoot('env', [
    ...['DEBIAN_FRONTEND=noninteractive', 'apt-get', '-qq', '-y'],
    ...args,
  ]);
  return command && run(...command, { timeoutMs: PATIENCE_MS });
}
