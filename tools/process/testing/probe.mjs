// Runs one situation in a process without Jest and prints the result as JSON.
import { startChild, startChildUntil, stopChild } from '../children.mjs';
import { run } from '../run.mjs';
import { aliveOf } from './alive.mjs';

const node = (code) => [process.execPath, ['-e', code]];

/** A program that starts another one, prints the id of both, and runs until it is ended. */
const PARENT = `
  const { spawn } = require('node:child_process');
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'inherit' });
  console.log('ids: ' + process.pid + ' ' + child.pid);
  setInterval(() => {}, 1000);
`;
const idsIn = (output) => /ids: (\d+) (\d+)/.exec(output).slice(1).map(Number);

const SITUATIONS = {
  output: async () => {
    const lines = [];
    const code = 'console.log("a\\nb"); console.error("c"); process.exitCode = 3;';
    const result = await run(...node(code), { onLine: (line) => lines.push(line) });
    const { code: exitCode, stdout, output, seconds } = result;
    // The order of two streams is not certain.
    const printed = output.split('\n').sort().join(' ').trim();
    return { exitCode, stdout, printed, lines, isTimed: seconds > 0 };
  },
  'large output': async () => {
    const { code, stdout } = await run(...node('process.stdout.write("x".repeat(5e6))'));
    return { code, length: stdout.length };
  },
  environment: async () => {
    process.env.KEPT = 'kept';
    process.env.REMOVED = 'removed';
    // Joined to one text, because a coloured console would paint the single `undefined`.
    const code =
      'const { KEPT, REMOVED, ADDED } = process.env; console.log(`${KEPT} ${REMOVED} ${ADDED}`);';
    const env = { REMOVED: undefined, ADDED: 'added' };
    return (await run(...node(code), { env })).stdout;
  },
  'no such program': async () => {
    const { code, output } = await run('/no/such/program', []);
    return { code, isSaid: output.includes('ENOENT') };
  },
  'killed by a signal': async () =>
    (await run(...node('process.kill(process.pid, "SIGKILL"); setInterval(() => {}, 1000);'))).code,
  timeout: async () => {
    const { code, output } = await run(...node(PARENT), { timeoutMs: 1500 });
    return {
      code,
      isSaid: output.includes('no end after 1.5 s'),
      alive: await aliveOf(idsIn(output)),
    };
  },
  'until a line': async () => {
    const { child, match } = await startChildUntil(/ids: (\d+) (\d+)/, ...node(PARENT), {
      patienceMs: 60_000,
    });
    const ids = match.slice(1).map(Number);
    await stopChild(child);
    return { started: ids.length, alive: await aliveOf(ids) };
  },
  'until a line that never comes': async () => {
    const started = startChildUntil(/never/, ...node('console.error("broken")'), {
      patienceMs: 60_000,
    });
    return started.then(
      () => 'started',
      ({ message }) => message.split('\n').at(-1),
    );
  },
  'stopped politely': async () => {
    const code = `process.on('SIGTERM', () => { console.log('bye'); process.exit(0); }); console.log('up'); setInterval(() => {}, 1000);`;
    const { child } = await startChildUntil(/up/, ...node(code), { patienceMs: 60_000 });
    let said = '';
    child.stdout.on('data', (text) => (said += text));
    await stopChild(child);
    return said.trim();
  },
  'stopped by force': async () => {
    const code = `process.on('SIGTERM', () => {}); console.log('up'); setInterval(() => {}, 1000);`;
    const { child } = await startChildUntil(/up/, ...node(code), { patienceMs: 60_000 });
    await stopChild(child, { patience: 200 });
    return aliveOf([child.pid]);
  },
  // The test interrupts this one: its children have to end with it.
  interrupted: async () => {
    startChild(...node(PARENT), { stdio: ['ignore', 'inherit', 'inherit'] });
    await new Promise(() => setInterval(() => {}, 1000));
  },
  // One command starts another one, as a benchmark starts its parts.
  'interrupted above': async () => {
    startChild(process.execPath, [process.argv[1], 'interrupted'], {
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    await new Promise(() => setInterval(() => {}, 1000));
  },
  // The children of a program that ends with an error have to end, too.
  crashed: async () => {
    const { match } = await startChildUntil(/ids: (\d+) (\d+)/, ...node(PARENT), {
      patienceMs: 60_000,
    });
    console.log(match[0]);
    throw new Error('crashed');
  },
};

const result = await SITUATIONS[process.argv[2]]();
console.log(JSON.stringify(result));
process.exit(0);
