import type { Clock } from '../outbox/ports';
import { StorageProblem } from './storage-problem';

export type Timer = Pick<Clock, 'after'>;

/** Storage that does not answer in time counts as missing. */
export function withinTime<T>(clock: Timer, ms: number, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const cancel = clock.after(ms, () => reject(new StorageProblem('storage-unavailable')));
    work.then(resolve, reject).finally(cancel);
  });
}
