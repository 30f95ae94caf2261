import type { ExportOrder } from './workbook';

/**
 * Loads the writer on first use. Rejects if the writer cannot be loaded or the file cannot be
 * written.
 */
export async function writeFile(order: ExportOrder): Promise<ArrayBuffer> {
  const worker = new Worker(new URL('./export.worker.ts', import.meta.url), { type: 'module' });
  try {
    const written = new Promise<ArrayBuffer>((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<ArrayBuffer>) => resolve(data);
      worker.onerror = () => reject(new Error('The export did not work.'));
    });
    const [bytes] = await Promise.all([written, handOver(worker, order)]);
    return bytes;
  } finally {
    worker.terminate();
  }
}

/** Sent in parts: copying a thousand jobs at once would block the page. */
const AT_ONCE = 100;

async function handOver(worker: Worker, { jobs, ...words }: ExportOrder): Promise<void> {
  for (let from = 0; from < jobs.length; from += AT_ONCE) {
    worker.postMessage(jobs.slice(from, from + AT_ONCE));
    await new Promise((nextTurn) => setTimeout(nextTurn));
  }
  worker.postMessage(words);
}
