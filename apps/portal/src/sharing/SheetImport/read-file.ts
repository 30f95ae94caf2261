import type { Ports } from '../../base/ports';
import type { ReadSheet } from './read-workbook';

/** A file that takes longer was made to block its reader. */
const PATIENCE_MS = 30_000;

/** Loads the reader on first use, and gives up on a file that takes too long. */
export async function readFile(file: Blob, after: Ports['after']): Promise<ReadSheet> {
  const bytes = await file.arrayBuffer();
  const worker = new Worker(new URL('./import.worker.ts', import.meta.url), { type: 'module' });
  let cancel = () => {};
  try {
    return await new Promise<ReadSheet>((resolve) => {
      cancel = after(PATIENCE_MS, () => resolve({ kind: 'unreadable' }));
      worker.onmessage = ({ data }: MessageEvent<ReadSheet>) => resolve(data);
      worker.onerror = () => resolve({ kind: 'unreadable' });
      worker.postMessage(bytes, [bytes]);
    });
  } finally {
    cancel();
    worker.terminate();
  }
}
