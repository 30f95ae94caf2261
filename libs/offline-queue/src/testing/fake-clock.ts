import type { Clock } from '../outbox/ports';

export interface FakeClock extends Clock {
  advance(ms: number): void;
  /** Waits for a timer of exactly this length and fires it. */
  elapse(ms: number): Promise<void>;
}

interface Wait {
  readonly ms: number;
  readonly until: number;
  readonly action: () => void;
}

export function createFakeClock(start = Date.parse('2026-11-21T10:00:00Z')): FakeClock {
  const waits = new Set<Wait>();
  let now = start;
  let wakeTest = () => {};

  return {
    now: () => now,
    after(ms, action) {
      const wait = { ms, until: now + ms, action };
      waits.add(wait);
      wakeTest();
      return () => {
        waits.delete(wait);
      };
    },
    advance(ms) {
      now += ms;
    },
    async elapse(ms) {
      for (;;) {
        const due = [...waits].find((wait) => wait.ms === ms);
        if (due !== undefined) {
          waits.delete(due);
          now = Math.max(now, due.until);
          return due.action();
        }
        await new Promise<void>((resolve) => {
          wakeTest = resolve;
        });
      }
    },
  };
}
