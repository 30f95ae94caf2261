import type { VirtualTime } from '@ablesbar/offline-queue/testing';

/** The queue spreads its attempts by chance. */
export function randomFrom(chance: () => number): () => void {
  const real = Math.random;
  Math.random = chance;
  return () => {
    Math.random = real;
  };
}

/** redux-persist writes from an interval. Returns a function that restores the real ones. */
export function virtualIntervals(time: VirtualTime): () => void {
  const { setInterval: realSet, clearInterval: realClear } = globalThis;
  const running = new Map<number, () => void>();
  let ids = 0;
  const repeat = (id: number, ms: number, action: () => void): void => {
    const cancel = time.after(Math.max(ms, 1), () => {
      action();
      if (running.has(id)) repeat(id, ms, action);
    });
    running.set(id, cancel);
  };
  Object.assign(globalThis, {
    setInterval(action: () => void, ms = 0) {
      ids += 1;
      repeat(ids, ms, action);
      return ids;
    },
    clearInterval(id: number) {
      running.get(id)?.();
      running.delete(id);
    },
  });
  return () => void Object.assign(globalThis, { setInterval: realSet, clearInterval: realClear });
}

export function memoryStorage(): Pick<Storage, 'getItem' | 'setItem'> {
  const texts = new Map<string, string>();
  return {
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => void texts.set(key, text),
  };
}
