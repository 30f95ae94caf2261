/** What the last call has shown of the browser's storage: whether it answers, or has room. */
export interface Answering {
  readonly get: () => boolean;
  readonly subscribe: (listener: () => void) => () => void;
  readonly set: (isAnswering: boolean) => void;
}

export function createAnswering(): Answering {
  let isAnswering = true;
  const listeners = new Set<() => void>();
  return {
    get: () => isAnswering,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    set(next) {
      if (next === isAnswering) return;
      isAnswering = next;
      listeners.forEach((listener) => listener());
    },
  };
}
