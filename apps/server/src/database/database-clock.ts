import { sql } from 'kysely';
import { consoleTexts } from '../base/console-texts';
import type { Database } from './open-database';

/** The time by which a program works. */
export interface RunningClock {
  readonly clock: () => Date;
  stop(): Promise<void>;
}

export type OpenClock = (database: Database, say: (line: string) => void) => Promise<RunningClock>;

/** The clocks of this machine, in milliseconds. One shows the time, the other one only goes on. */
export interface OwnClocks {
  readonly wall: () => number;
  readonly steady: () => number;
}

export const OWN_CLOCKS: OwnClocks = { wall: () => Date.now(), steady: () => performance.now() };

/** As long as the clocks agree like this, the own one is taken as it is, so that it never jitters. */
const TOLERANCE_MS = 1000;
/** What the operator should mend. */
const NOTICED_MS = 60_000;
const EVERY_MS = 30_000;
/** How soon the database is asked again while the own clocks disagree. */
const AGAIN_MS = 1000;

/**
 * The clock of the database, which all servers share. A server whose own clock is behind would store
 * readings that arrived, by their time, before an export that is over; no later `--since` brings them.
 */
export async function openDatabaseClock(
  database: Database,
  say: (line: string) => void,
  own: OwnClocks = OWN_CLOCKS,
): Promise<RunningClock & { readonly compare: () => Promise<void> }> {
  let ahead = { wall: 0, steady: own.wall() - own.steady() };
  const both = () => [own.wall() + ahead.wall, own.steady() + ahead.steady] as const;
  /** Of two times that belong together, how far they lie apart: the own clock was set, or the machine slept. */
  const gap = () => {
    const [wall, steady] = both();
    return Math.abs(wall - steady);
  };
  const compare = async () => {
    const from = own.steady();
    const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(database);
    const [row] = rows;
    if (row === undefined) return;
    const half = (own.steady() - from) / 2;
    const there = row.now.getTime() + half;
    const difference = Math.abs(there - Math.max(...both()));
    if (Math.max(difference - half, gap()) <= TOLERANCE_MS) return;
    ahead = { wall: there - own.wall(), steady: there - own.steady() };
    if (Math.abs(ahead.wall) > NOTICED_MS) say(consoleTexts.clockOff(ahead.wall / 60_000));
  };
  await compare();
  let running: Promise<void> | null = null;
  let lastRound = -Infinity;
  const round = () => {
    lastRound = own.steady();
    // While the database is away, nothing is stored; the next round compares again.
    running ??= compare()
      .catch(() => undefined)
      .finally(() => (running = null));
  };
  const timer = setInterval(round, EVERY_MS).unref();
  return {
    clock: () => {
      // Half a minute of a wrong time would refuse tokens, and be written into limits.
      if (gap() > TOLERANCE_MS && own.steady() - lastRound > AGAIN_MS) round();
      // The later of both: the own clock may be set back, and a machine that sleeps stops the steady one.
      return new Date(Math.max(...both()));
    },
    compare,
    stop: async () => {
      clearInterval(timer);
      await running;
    },
  };
}
