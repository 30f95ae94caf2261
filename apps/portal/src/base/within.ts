import type { Ports } from './ports';

/** Rejects if the work takes longer. What a browser never answers must not hold up a user. */
export function within<T>(after: Ports['after'], ms: number, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const cancel = after(ms, () => reject(new Error(`no answer within ${ms} ms`)));
    work.then(resolve, reject).finally(cancel);
  });
}
