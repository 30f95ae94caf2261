import type { ExportOrder } from './workbook';

/** Loads what it needs with the first use. Fails where that cannot be had, or where the file cannot be written. */
export async function writeFile(order: ExportOrder): Promise<ArrayBuffer> {
  const worker = new Worker(new URL('./export.worker.ts', import.meta.url), { type: 'module' });
  try {
    return await new Promise<ArrayBuffer>((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<ArrayBuffer>) => resolve(data);
      worker.onerror = () => reject(new Error('The export did not work.'));
      worker.postMessage(order);
    });
  } finally {
    worker.terminate();
  }
}
