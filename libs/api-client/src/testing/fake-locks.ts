import type { Locks } from '../session/locks';

/** Locks over all tabs of one test. */
export function createFakeLocks(): Locks {
  const last = new Map<string, Promise<unknown>>();
  return {
    inTurn(name, work) {
      const mine = (last.get(name) ?? Promise.resolve()).then(work, work);
      last.set(name, mine);
      return mine;
    },
  };
}
