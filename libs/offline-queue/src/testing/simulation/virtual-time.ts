import type { Clock } from '../../outbox/ports';

/** Declares Node's `setImmediate` for the simulation only: the lib's code must not use it. */
declare const setImmediate: (action: () => void) => void;

interface Appointment {
  readonly at: number;
  readonly order: number;
  readonly action: () => void;
}

/**
 * Time that advances as soon as no work is running: weeks pass in seconds, always in the same
 * order.
 */
export interface VirtualTime extends Clock {
  /** Time waits for this work, such as storage, which takes no simulated time. */
  readonly during: <T>(work: Promise<T>) => Promise<T>;
  /** Advances time until `isDone` returns true. */
  readonly passUntil: (isDone: () => boolean) => Promise<void>;
  readonly passDuring: (work: Promise<unknown>) => Promise<void>;
  readonly pass: (ms: number) => Promise<void>;
  readonly wait: (ms: number) => Promise<void>;
}

export function createVirtualTime(start = Date.parse('2026-11-21T10:00:00Z')): VirtualTime {
  const appointments = new Set<Appointment>();
  let now = start;
  let order = 0;
  let underWay = 0;

  function after(ms: number, action: () => void): () => void {
    order += 1;
    const appointment = { at: now + ms, order, action };
    appointments.add(appointment);
    return () => {
      appointments.delete(appointment);
    };
  }

  async function quiet(): Promise<void> {
    do {
      await new Promise<void>((resolve) => setImmediate(resolve));
    } while (underWay > 0);
  }

  async function passUntil(isDone: () => boolean): Promise<void> {
    for (;;) {
      await quiet();
      if (isDone()) return;
      const next = [...appointments].reduce<Appointment | null>(earlier, null);
      if (next === null) throw new Error('Nothing is left to happen, and it is not done.');
      appointments.delete(next);
      now = next.at;
      next.action();
    }
  }

  return {
    now: () => now,
    after,
    wait: (ms) => new Promise((resolve) => void after(ms, resolve)),
    async during(work) {
      underWay += 1;
      try {
        return await work;
      } finally {
        underWay -= 1;
      }
    },
    passUntil,
    async passDuring(work) {
      let isDone = false;
      const ending = work.finally(() => (isDone = true));
      await Promise.all([passUntil(() => isDone), ending]);
    },
    async pass(ms) {
      let isOver = false;
      after(ms, () => (isOver = true));
      await passUntil(() => isOver);
    },
  };
}

function earlier(one: Appointment | null, other: Appointment): Appointment {
  if (one === null) return other;
  return other.at < one.at || (other.at === one.at && other.order < one.order) ? other : one;
}
