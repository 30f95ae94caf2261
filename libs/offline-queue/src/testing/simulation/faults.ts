/** How often of one, at each occasion. */
const RATES = {
  /** A page is closed at one of its awaits. */
  kill: 0.012,
  /** A page gets no turn for minutes, with whatever it holds. */
  frozen: 0.002,
  lostReq: 0.12,
  lostResp: 0.1,
  /** The answer was given up; the call arrives all the same, when something else may have. */
  late: 0.03,
  '5xx': 0.08,
  '429': 0.03,
  '401': 0.02,
  /** A page of the network's own that says 200. */
  html: 0.04,
  /** This reading is refused as it is, however often it is sent. */
  refused: 0.02,
  quota: 0.004,
  /** A connection to the storage that breaks. */
  broken: 0.003,
} as const;

export type Fault = keyof typeof RATES;

export interface Faults {
  readonly happens: (fault: Fault) => boolean;
  readonly chance: () => number;
  /** From now on everything works. */
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
