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

/**
 * Starts a program and waits until it prints what `pattern` describes; returns the child and the match.
 * A program that ends before, or takes longer than `patienceMs`, is stopped, and its output is the error.
 */
export async function startChildUntil(pattern, command, args, { patienceMs, ...options }) {
  const child = startChild(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  let log = '';
  let impatience;
  try {
    const match = await new Promise((done, fail) => {
      const giveUp = () => fail(new Error(`${command} did not start:\n${log.trim()}`));
      impatience = setTimeout(giveUp, patienceMs);
      let isUp = false;
      const listen = (text) => {
        // Only the start matters. The log of a long run would fill the memory.
        if (isUp) return;
        log += text;
        const found = pattern.exec(log);
        if (found === null) return;
        isUp = true;
        done(found);
      };
      child.stdout.setEncoding('utf8').on('data', listen);
      child.stderr.setEncoding('utf8').on('data', listen);
      child.once('error', fail);
      child.once('close', giveUp);
    });
    return { child, match };
  } catch (error) {
    await stopChild(child);
    throw error;
  } finally {
    clearTimeout(impatience);
  }
}

const endAll = () => {
  for (const child of living) signalGroup(child, 'SIGKILL');
};

// A group of its own also means that the terminal's Ctrl+C does not reach it.
onInterrupt(endAll);
process.on('exit', endAll);
