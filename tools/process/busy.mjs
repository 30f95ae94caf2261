import { startChild, stopChild } from './children.mjs';

/** Starts processes that keep a core busy each, and returns a function that ends them. */
export function keepBusy(count) {
  const neighbours = Array.from({ length: count }, () =>
    startChild(process.execPath, ['-e', 'for (;;);'], { stdout: 'ignore', stderr: 'ignore' }),
  );
  return () => Promise.all(neighbours.map((neighbour) => stopChild(neighbour)));
}

/** The end of a line of figures. */
export const beside = (count) => (count > 0 ? `, beside ${count} busy processes` : '');
