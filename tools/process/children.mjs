import { execa } from 'execa';
import { root } from '../root.mjs';
import { onInterrupt } from './on-interrupt.mjs';

const living = new Set();

/** For the end of programs when a signal stops the command. */
const LAST_PATIENCE_MS = 5000;

/**
 * Starts a program with execa; `await` gives its result and never throws. The program leads a
 * process group of its own, so that ending it also ends what it has started: the workers of a test
 * runner or a database must not outlive the command.
 */
export function startChild(command, args, options = {}) {
  const child = execa(command, args, {
    cwd: root,
    ...(options.stdio === undefined && { stdin: 'ignore' }),
    buffer: false,
    reject: false,
    detached: true,
    ...options,
  });
  living.add(child);
  void child.finally(() => living.delete(child));
  return child;
}

/**
 * Sends a signal to a program and to all programs that it has started. execa 9 reaches only the
 * first.
 */
export function signalGroup(child, signal) {
  if (!living.has(child) || child.pid === undefined) return;
  try {
    process.kill(-child.pid, signal);
  } catch {
    // All of them have ended in the meantime.
  }
}

/** Asks a program to end, ends it by force if it does not, and resolves when it has ended. */
export async function stopChild(child, { signal = 'SIGTERM', patience = 10_000 } = {}) {
  if (!living.has(child)) return;
  const impatience = setTimeout(() => signalGroup(child, 'SIGKILL'), patience);
  signalGroup(child, signal);
  await child;
  clearTimeout(impatience);
}

/**
 * Starts a program and waits until it prints what `pattern` describes; returns the child and the
 * match. A program that ends before, or takes longer than `patienceMs`, is stopped, and its output
 * is the error.
 */
export async function startChildUntil(pattern, command, args, { patienceMs, ...options }) {
  const child = startChild(command, args, { ...options, all: true });
  let log = '';
  const found = new Promise((done) => {
    const listen = (text) => {
      log += text;
      const match = pattern.exec(log);
      if (match === null) return;
      // Only the start matters. The log of a long run would fill the memory.
      child.all.off('data', listen).resume();
      done(match);
    };
    child.all.setEncoding('utf8').on('data', listen);
  });
  let impatience;
  const patience = new Promise((done) => {
    impatience = setTimeout(done, patienceMs, null);
  });
  const match = await Promise.race([found, patience, child.then(() => null)]);
  clearTimeout(impatience);
  if (match !== null) return { child, match };
  await stopChild(child);
  throw new Error(`${command} did not start:\n${log.trim()}`);
}

const endAll = () => {
  for (const child of living) signalGroup(child, 'SIGKILL');
};

// The terminal's Ctrl+C does not reach a process group of its own. A child may be one of our commands:
// by force, it could not end the programs that it has started itself.
onInterrupt(() =>
  Promise.all([...living].map((child) => stopChild(child, { patience: LAST_PATIENCE_MS }))),
);
process.on('exit', endAll);
