import { StorageProblem } from '@ablesbar/offline-queue';
import type { Ports } from './ports';

const PAUSE_MS = 5000;

/** Repeats work that the storage did not answer in time: some browsers answer after half a minute. */
export async function untilStored<T>(work: () => Promise<T>, after: Ports['after']): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof StorageProblem)) throw error;
    await new Promise<void>((done) => void after(PAUSE_MS, done));
    return untilStored(work, after);
  }
}

/**
 * For an entry that the browser cannot read, though it reads others. A storage that gives no answer is
 * another matter: then nothing is known about the entry.
 */
export function nullIfBroken(error: unknown): null {
  if (error instanceof DOMException) return null;
  throw error;
}
