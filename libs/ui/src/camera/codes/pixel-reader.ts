import type { Pixels } from './pixels-of';

export interface PixelReader {
  readonly read: (pixels: Pixels) => Promise<readonly string[]>;
  readonly close: () => void;
}

/**
 * Reads in a worker, one picture at a time: its answers do not say which picture they belong to.
 * The answer null means that the worker could not load what it needs.
 */
export function pixelReaderIn(worker: Worker): PixelReader {
  const ask = (pixels: Pixels) =>
    new Promise<readonly string[]>((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<readonly string[] | null>) =>
        data === null ? reject(notLoaded()) : resolve(data);
      worker.onerror = () => reject(notLoaded());
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

const notLoaded = () => new Error('The reader of codes could not be loaded.');
