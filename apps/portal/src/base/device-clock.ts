import { observable, type Observed } from '@ablesbar/ui/observable';
import type { Ports } from './ports';

/** Deadlines are days, and the clocks of servers differ by less. */
const TOLERANCE_MS = 3_600_000;

export interface DeviceClock {
  /** Every call of the API goes through it. */
  readonly fetch: typeof fetch;
  readonly isRight: Observed<boolean>;
}

/**
 * Compares the device's clock with the time that the server writes into its answers (D388). What may
 * be read today, and the day of a reading, follow the device's clock.
 */
export function watchDeviceClock(ports: Pick<Ports, 'fetch' | 'now'>): DeviceClock {
  const isRight = observable(true);

  function compare(asked: number, answered: number, said: number): void {
    // The device may have slept while it waited, so the server's time may lie anywhere in between.
    const isNear = said >= asked - TOLERANCE_MS && said <= answered + TOLERANCE_MS;
    if (isNear !== isRight.get()) isRight.set(isNear);
  }

  return {
    isRight,
    fetch: async (input, init) => {
      const asked = ports.now().getTime();
      const response = await ports.fetch(input, init);
      const said = Date.parse(response.headers.get('Date') ?? '');
      // An answer from a cache has the time at which it was stored, and some servers write none. A cache
      // in front of the server says an age, whatever it was asked.
      const isFresh = init?.cache === 'no-store' && !response.headers.has('Age');
      if (isFresh && !Number.isNaN(said)) {
        compare(asked, ports.now().getTime(), said);
      }
      return response;
    },
  };
}
