/** The probability of each fault at each occasion. */
const RATES = {
  /** A page is closed at one of its awaits. */
  kill: 0.012,
  /** A page is frozen for minutes and keeps its locks. */
  frozen: 0.002,
  lostReq: 0.12,
  lostResp: 0.1,
  /** The client gives up, but the call arrives later, perhaps after other calls. */
  late: 0.03,
  '5xx': 0.08,
  '429': 0.03,
  '401': 0.02,
  /** The network answers with its own page and status 200. */
  html: 0.04,
  /** The server refuses this reading every time. */
  refused: 0.02,
  quota: 0.01,
  /** The connection to the storage breaks. */
  broken: 0.003,
} as const;

export type Fault = keyof typeof RATES;

export interface Faults {
  readonly happens: (fault: Fault) => boolean;
  readonly chance: () => number;
  /** Ends all faults. */
  readonly end: () => void;
  readonly counts: Readonly<Record<Fault, number>>;
}

export function createFaults(chance: () => number): Faults {
  const counts: Record<Fault, number> = {
    kill: 0,
    frozen: 0,
    lostReq: 0,
    lostResp: 0,
    late: 0,
    '5xx': 0,
    '429': 0,
    '401': 0,
    html: 0,
    refused: 0,
    quota: 0,
    broken: 0,
  };
  let isOver = false;
  return {
    chance,
    counts,
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
