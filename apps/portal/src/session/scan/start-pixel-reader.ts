import type { Pixels } from './read-pixels';

export interface PixelReader {
  readonly read: (pixels: Pixels) => Promise<string | null>;
  readonly close: () => void;
}

/** jsQR beside the screen. One picture at a time: the next is taken when this one is answered. */
export function startPixelReader(): PixelReader {
  const worker = new Worker(new URL('./qr.worker.ts', import.meta.url), { type: 'module' });
  return {
    read: (pixels) =>
      new Promise((resolve, reject) => {
        worker.onmessage = ({ data }: MessageEvent<string | null>) => resolve(data);
        worker.onerror = () => reject(new Error('The reader of codes could not be loaded.'));
        worker.postMessage(pixels, [pixels.data.buffer]);
      }),
    close: () => worker.terminate(),
  };
}
