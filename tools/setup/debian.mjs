import { run } from '../process/run.mjs';
import { findProgram } from './programs.mjs';

const PATIENCE_MS = 10 * 60_000;

/**
 * How to run something as root without asking anybody for a password; null where there is no way.
 */
export async function asRoot(command, args) {
  if (process.getuid?.() === 0) return [command, args];
  const allowed = await run('sudo', ['-n', 'true']);
  return allowed.code === 0 ? ['sudo', ['-n', command, ...args]] : null;
}

/**
 * Installs packages where Debian's (or Ubuntu's) apt is at hand and we are allowed to.
 * Returns null when they are there, else the reason why not.
 */
export async function installDebianPackages(packages) {
  if (!findProgram(['apt-get'])) return 'there is no apt-get on this system';
  const env = ['env', ['DEBIAN_FRONTEND=noninteractive', 'apt-get', '-qq', '-y']];
  for (const args of [['update'], ['install', '--no-install-recommends', ...packages]]) {
    const command = await asRoot(env[0], [...env[1], ...args]);
    if (!command) return 'apt-get needs root, or sudo without a password';
    const { code, output } = await run(...command, { timeoutMs: PATIENCE_MS });
    // An outdated list of packages may still do; only the installation itself has to succeed.
    if (code !== 0 && args[0] === 'install') {
      return `apt-get could not install ${packages.join(' ')}: ${output.trim().split('\n').pop()}`;
    }
  }
  return null;
}
