import { Worker } from 'node:worker_threads';

/** How often the worker looks whether the main thread still runs, and how often it may not. */
const LOOK_MS = 5_000;
const MOST_MISSED = 6;

/** Runs in a thread of its own, so it is plain text: a bundle has no second file. */
const WATCH = `
  const { workerData: { beats, lookMs, mostMissed } } = require('node:worker_threads');
  let before = -1;
  let missed = 0;
  setInterval(() => {
    const now = Atomics.load(beats, 0);
    missed = now === before ? missed + 1 : 0;
    before = now;
    if (missed === mostMissed) {
      require('node:fs').writeSync(2, 'The process has not responded for long and ends.\\n');
      process.kill(process.pid, 'SIGKILL');
    }
  }, lookMs);
`;

/**
 * Ends the process if its main thread hangs, so that its manager can start it again. The embedded
 * database runs in the main thread: if it hangs, no signal and no call is answered any more.
 */
export function watchMainThread({ lookMs = LOOK_MS } = {}): { stop(): Promise<void> } {
  const beats = new Int32Array(new SharedArrayBuffer(4));
  const worker = new Worker(WATCH, {
    eval: true,
    workerData: { beats, lookMs, mostMissed: MOST_MISSED },
  });
  worker.unref();
  const beating = setInterval(() => void Atomics.add(beats, 0, 1), lookMs / 2).unref();
  return {
    stop: async () => {
      clearInterval(beating);
      await worker.terminate();
    },
  };
}
