import type { Pixels } from './read-pixels';

export interface PixelReader {
  readonly read: (pixels: Pixels) => Promise<string | null>;
  readonly close: () => void;
}

/**
 * Runs jsQR in a worker, one picture at a time: its answers do not say which picture they belong
 * to.
 */
export function startPixelReader(): PixelReader {
  const worker = new Worker(new URL('./qr.worker.ts', import.meta.url), { type: 'module' });
  const ask = (pixels: Pixels) =>
    new Promise<string | null>((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<string | null>) => resolve(data);
      worker.onerror = () => reject(new Error('The reader of codes could not be loaded.'));
      worker.postMessage(pixels, [pixels.data.buffer]);
    });
  // A terminated worker never answers, so a pending read must be rejected here.
  let close = () => {};
  const closed = new Promise<never>((_, reject) => {
    close = () => {
      worker.terminate();
      reject(new Error('The reader of codes was closed.'));
    };
  });
  closed.catch(() => undefined);
  let last: Promise<unknown> = Promise.resolve();
  return {
    read(pixels) {
      const answer = Promise.race([closed, last.then(() => ask(pixels))]);
      last = answer.catch(() => undefined);
      return answer;
    },
    close: () => close(),
  };
}
