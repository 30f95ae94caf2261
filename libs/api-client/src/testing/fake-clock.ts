import type { Clock } from '../session/session-ports';

export interface FakeClock extends Clock {
  advance(ms: number): void;
}

export function createFakeClock(now = Date.parse('2026-11-21T10:00:00Z')): FakeClock {
  let current = now;
  return {
    now: () => current,
    advance(ms) {
      current += ms;
    },
  };
}
