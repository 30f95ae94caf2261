import type { Clock } from '../session/session-ports';

export interface FakeClock extends Clock {
  /** Runs the timers that fall due in this time, in order, each at its own moment. */
  advance(ms: number): void;
  /** The time until the next timer; null if there is none. */
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
