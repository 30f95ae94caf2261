import { createInterface } from 'node:readline';
import { startChild } from './children.mjs';

/**
 * Runs a program to its end without input and keeps what it printed; `isShown` prints it as well, and
 * `onLine` is given each line of it. A program that cannot be started at all counts as one that failed.
 */
export function run(
  command,
  args,
  { env = {}, spawn = {}, isShown = false, onLine, timeoutMs } = {},
) {
  const startedAt = performance.now();
  return new Promise((done) => {
    const child = startChild(command, args, {
      ...spawn,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const chunks = [];
    let stdout = '';
    let timer;
    const finish = (code) => {
      clearTimeout(timer);
      const seconds = (performance.now() - startedAt) / 1000;
      done({ code, output: chunks.join(''), stdout, seconds });
    };
    if (timeoutMs) {
      timer = setTimeout(() => {
        chunks.push(`\nStopped: no end after ${timeoutMs / 1000} s.\n`);
        process.kill(-child.pid, 'SIGKILL');
      }, timeoutMs);
    }
    if (onLine) createInterface({ input: child.stdout }).on('line', onLine);
    child.stdout.setEncoding('utf8').on('data', (text) => {
      stdout += text;
      chunks.push(text);
      if (isShown) process.stdout.write(text);
    });
    child.stderr.setEncoding('utf8').on('data', (text) => {
      chunks.push(text);
      if (isShown) process.stderr.write(text);
    });
    child.once('error', (error) => {
      chunks.push(`${error.message}\n`);
      finish(127);
    });
    child.once('close', (code) => finish(code ?? 1));
  });
}
