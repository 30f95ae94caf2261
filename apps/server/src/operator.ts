import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { codeOf } from './base/start-failure';
import { openDatabaseClock } from './database/database-clock';
import { runOperator } from './operator/run-operator';

// On a machine with much memory, V8 lets unused memory grow to five times the used memory before it
// collects. A command holds only a few rows at a time, and beside a server it must not use more.
setFlagsFromString('--heap-growing-percent=50');
// The embedded database is a WebAssembly. Most commands end before its faster code, compiled beside
// the work, is of any use; a long one still gets it.
setFlagsFromString('--wasm-tiering-budget=100000000');

// A reader such as `head` closes the pipe when it has seen enough. The command still finishes its work.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error) => {
    if (codeOf(error) !== 'EPIPE') throw error;
  });
}

// Both src/operator.ts and dist/operator.js lie three folders below the repository.
const root = fileURLToPath(new URL('../../..', import.meta.url));

process.exitCode = await runOperator(process.argv.slice(2), {
  root,
  environment: process.env,
  // npm runs a script in the folder of its package. File names are relative to the user's own
  // folder.
  cwd: process.env['INIT_CWD'] ?? process.cwd(),
  clock: () => new Date(),
  openClock: openDatabaseClock,
  say: (line) => process.stdout.write(`${line}\n`),
  complain: (line) => process.stderr.write(`${line}\n`),
  draw: process.stderr.isTTY ? (text) => process.stderr.write(text) : null,
});
