import { spawn } from 'node:child_process';
import { root } from '../root.mjs';
import { onInterrupt } from './on-interrupt.mjs';

const living = new Set();

/**
 * Starts a program in a process group of its own, so that ending it also ends what it started
 * itself: a test runner's workers or a database must not outlive the command.
 */
export function startChild(command, args, options = {}) {
  const child = spawn(command, args, { cwd: root, detached: true, ...options });
  living.add(child);
  child.once('close', () => living.delete(child));
  child.once('error', () => living.delete(child));
  return child;
}

function signalGroup(child, signal) {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  try {
    process.kill(-child.pid, signal);
  } catch {
    // It ended between the question and the call.
  }
}

/** Ends one child politely, and resolves when it is really gone. */
export function stopChild(child, { signal = 'SIGTERM', patience = 10_000 } = {}) {
  if (!living.has(child)) return Promise.resolve();
  return new Promise((done) => {
    const impatience = setTimeout(() => signalGroup(child, 'SIGKILL'), patience);
    child.once('close', () => {
      clearTimeout(impatience);
      done();
    });
    signalGroup(child, signal);
  });
}

const endAll = () => {
  for (const child of living) signalGroup(child, 'SIGKILL');
};

// A group of its own also means that the terminal's Ctrl+C does not reach it.
onInterrupt(endAll);
process.on('exit', endAll);
