import type { Clock } from '../outbox/ports';
import { StorageProblem } from './storage-problem';

// Long enough for a slow phone that writes a photo, and short for a user who waits. The limit also
// keeps a caller from holding a lock forever.
const ANSWER_LIMIT_MS = 15_000;

/** If the storage does not answer in time, it counts as missing. */
export function answering(clock: Clock) {
  return <T>(work: Promise<T>): Promise<T> => withinTime(clock, ANSWER_LIMIT_MS, work);
}

export function withinTime<T>(clock: Clock, ms: number, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const cancel = clock.after(ms, () => reject(new StorageProblem('storage-unavailable')));
    work.then(resolve, reject).finally(cancel);
  });
}
