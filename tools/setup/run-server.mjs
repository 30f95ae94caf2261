import { startChild, stopChild } from '../process/children.mjs';
import { exitCodeOfSignal, onInterrupt } from '../process/on-interrupt.mjs';
import { inRoot } from '../root.mjs';

/** Runs a built program of the server until it ends, and ends this process with it. */
export async function runServer({ program, notice }) {
  if (notice !== null) console.log(notice);
  const server = startChild(process.execPath, [inRoot('apps/server/dist', `${program}.js`)], {
    stdio: 'inherit',
  });
  onInterrupt((signal) => stopChild(server, { signal, patience: 30_000 }));
  const { exitCode, signal } = await server;
  process.exit(exitCode ?? exitCodeOfSignal(signal));
}
