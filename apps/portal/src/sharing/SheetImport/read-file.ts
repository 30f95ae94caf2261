import type { Ports } from '../../base/ports';
import type { ReadSheet } from './read-workbook';

/** A file that keeps its reader busy for longer was made to. */
const PATIENCE_MS = 30_000;

/** Loads what it needs with the first use; gives up on a file that never ends. */
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
