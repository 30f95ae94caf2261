import './setup/node-version.mjs';
import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { exitCodeOfSignal, onInterrupt } from './process/on-interrupt.mjs';
import { inRoot } from './root.mjs';
import { isNewer } from './setup/is-newer.mjs';
import { installPackages } from './setup/packages.mjs';

/**
 * `npm run operator -- <command>` runs an operator's command. If the sources of the commands are
 * here and newer, it builds them first. It uses only Node itself, because an installation for
 * production has no development packages.
 */
const SOURCES = ['apps/server/build.mjs', 'apps/server/src', 'libs', 'package-lock.json'].map(
  (path) => inRoot(path),
);
const PROGRAM = inRoot('apps/server/dist/operator.js');

if (existsSync(inRoot('apps/server/build.mjs')) && isNewer(SOURCES, PROGRAM)) {
  installPackages();
  const { status, stderr } = spawnSync(process.execPath, ['build.mjs'], {
    cwd: inRoot('apps/server'),
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
}

const command = [PROGRAM, ...process.argv.slice(2)];
const operator = spawn(process.execPath, command, { stdio: 'inherit' });
onInterrupt(() => operator.kill('SIGKILL'));
operator.once('close', (code, signal) => process.exit(code ?? exitCodeOfSignal(signal)));
