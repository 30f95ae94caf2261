/** The probability of each fault at each occasion. */
const RATES = {
  /** The browser kills a tab at one of its steps into storage or network. */
  kill: 0.0015,
  /** The storage answers after seconds. */
  slow: 0.08,
  /** The storage takes nothing: it is full. */
  full: 0.02,
  /** The storage gives nothing. */
  unread: 0.01,
  /** A message between tabs does not arrive: the tab is frozen. */
  lostMessage: 0.15,
  lateMessage: 0.3,
  lostCall: 0.15,
  lostAnswer: 0.1,
  /** The server refuses the reading. */
  refused: 0.1,
} as const;

export type Fault = keyof typeof RATES;

export interface Faults {
  readonly happens: (fault: Fault) => boolean;
  readonly chance: () => number;
  readonly pick: <T>(some: readonly T[]) => T | undefined;
  readonly end: () => void;
  readonly counts: Readonly<Record<Fault, number>>;
}

export function createFaults(chance: () => number): Faults {
  const counts: Record<Fault, number> = {
    kill: 0,
    slow: 0,
    full: 0,
    unread: 0,
    lostMessage: 0,
    lateMessage: 0,
    lostCall: 0,
    lostAnswer: 0,
    refused: 0,
  };
  let isOver = false;
  return {
    chance,
    counts,
    pick: (some) => some[Math.floor(chance() * some.length)],
    end: () => {
      isOver = true;
    },
    happens(fault) {
      if (isOver || chance() >= RATES[fault]) return false;
      counts[fault] += 1;
      return true;
    },
  };
}
