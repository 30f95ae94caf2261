import './setup/node-version.mjs';
import { existsSync } from 'node:fs';
import { startChild } from './process/children.mjs';
import { exitCodeOfSignal } from './process/on-interrupt.mjs';
import { inRoot } from './root.mjs';
import { run } from './process/run.mjs';
import { installPackages } from './setup/packages.mjs';

/** `npm run operator -- <command>`: the operator's commands, from sources that may have changed. */
if (existsSync(inRoot('apps/server/build.mjs'))) {
  await installPackages();
  const built = await run(process.execPath, ['build.mjs'], {
    spawn: { cwd: inRoot('apps/server') },
  });
  if (built.code !== 0) throw new Error(built.output);
}

const command = [inRoot('apps/server/dist/operator.js'), ...process.argv.slice(2)];
const operator = startChild(process.execPath, command, { stdio: 'inherit' });
operator.once('close', (code, signal) => process.exit(code ?? exitCodeOfSignal(signal)));
