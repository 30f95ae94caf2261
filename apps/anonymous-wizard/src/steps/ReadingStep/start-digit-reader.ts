/** Reads the frames of a camera beside the screen. Nobody waits for its answers: the user can type. */
export function startDigitReader(): Worker {
  return new Worker(new URL('./digit.worker.ts', import.meta.url), { type: 'module' });
}
