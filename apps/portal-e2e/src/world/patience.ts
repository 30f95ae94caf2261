interface Patience {
  /** For the whole journey. */
  readonly journeyMs: number;
  /** For one expectation. */
  readonly expectMs: number;
}

/** The timeouts beyond the 240 s of a journey and the 45 s of an expectation, with their reasons. */
export const PATIENCE = {
  /** A killed browser starts again with its profile on disk and sends the queued readings. */
  killedBrowser: { journeyMs: 240_000, expectMs: 120_000 },
  /** A round starts a browser twice, also beside busy processes; the first one makes the demo data. */
  round: { journeyMs: 480_000, expectMs: 120_000 },
  /** The queue waits twice as long after each failure, and five tabs take turns. */
  badLine: { journeyMs: 600_000, expectMs: 180_000 },
  /** Ten screens, each opened three times, with a server and without one. */
  everyScreenOffline: { journeyMs: 480_000, expectMs: 45_000 },
  /** The portal writes, reads, checks and sends a sheet of 1 200 meters. */
  wholeSheet: { journeyMs: 480_000, expectMs: 45_000 },
} satisfies Record<string, Patience>;
