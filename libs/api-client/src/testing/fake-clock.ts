import type { Clock } from '../session/session-ports';

export interface FakeClock extends Clock {
  /** What falls due on the way happens in its order, each at its own moment. */
  advance(ms: number): void;
  /** How long until something falls due; null: nothing waits. */
  untilNext(): number | null;
}

interface Wait {
  readonly until: number;
  readonly action: () => void;
}

export function createFakeClock(now = Date.parse('2026-11-21T10:00:00Z')): FakeClock {
  const waits = new Set<Wait>();
  let current = now;

  const nextDue = (end: number) =>
    [...waits].filter(({ until }) => until <= end).sort((a, b) => a.until - b.until)[0];

  return {
    now: () => current,
    after(ms, action) {
      const wait = { until: current + ms, action };
      waits.add(wait);
      return () => {
        waits.delete(wait);
      };
    },
    untilNext() {
      const next = nextDue(Number.POSITIVE_INFINITY);
      return next === undefined ? null : next.until - current;
    },
    advance(ms) {
      const end = current + ms;
      for (let due = nextDue(end); due !== undefined; due = nextDue(end)) {
        waits.delete(due);
        current = due.until;
        due.action();
      }
      current = end;
    },
  };
}
