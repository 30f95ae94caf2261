import type { Locks } from '../session/locks';

/** Locks that all tabs of one test share. */
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
