import './setup/node-version.mjs';
import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { exitCodeOfSignal, onInterrupt } from './process/on-interrupt.mjs';
import { inRoot } from './root.mjs';
import { installPackages } from './setup/packages.mjs';

/**
 * `npm run operator -- <command>` runs an operator's command. It first builds the commands, if
 * their sources are here. It uses only Node itself, because an installation for production has no
 * development packages.
 */
if (existsSync(inRoot('apps/server/build.mjs'))) {
  installPackages();
  const { status, stderr } = spawnSync(process.execPath, ['build.mjs'], {
    cwd: inRoot('apps/server'),
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
}

const command = [inRoot('apps/server/dist/operator.js'), ...process.argv.slice(2)];
const operator = spawn(process.execPath, command, { stdio: 'inherit' });
onInterrupt(() => operator.kill('SIGKILL'));
operator.once('close', (code, signal) => process.exit(code ?? exitCodeOfSignal(signal)));
