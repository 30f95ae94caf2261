import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { runOperator } from './operator/run-operator';

// Where a machine has much memory, V8 lets what is no longer used grow to five times what is before it
// clears up. A command holds a few rows at a time, and beside a server it shall take no more than that.
setFlagsFromString('--heap-growing-percent=50');

// Both src/operator.ts and dist/operator.js lie three folders below the repository.
const root = fileURLToPath(new URL('../../..', import.meta.url));

process.exitCode = await runOperator(process.argv.slice(2), {
  root,
  environment: process.env,
  // npm runs a script in the folder of its package; files are named from where one stands.
  cwd: process.env['INIT_CWD'] ?? process.cwd(),
  clock: () => new Date(),
  say: (line) => process.stdout.write(`${line}\n`),
  complain: (line) => process.stderr.write(`${line}\n`),
  draw: process.stderr.isTTY ? (text) => process.stderr.write(text) : null,
});
