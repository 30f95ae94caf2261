import type { Clock } from '../outbox/ports';
import { StorageProblem } from './storage-problem';

// Long for a slow phone that writes a photo, short for somebody who waits; and whoever holds a lock
// meanwhile must not hold it for ever.
const ANSWER_LIMIT_MS = 15_000;

/** Storage that gives no answer counts as none. */
export function answering(clock: Clock) {
  return <T>(work: Promise<T>): Promise<T> => withinTime(clock, ANSWER_LIMIT_MS, work);
}

export function withinTime<T>(clock: Clock, ms: number, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const cancel = clock.after(ms, () => reject(new StorageProblem('storage-unavailable')));
    work.then(resolve, reject).finally(cancel);
  });
}
