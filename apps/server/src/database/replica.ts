import { consoleTexts } from '../base/console-texts';
import { codeOf, reasonOf } from '../base/start-failure';
import type { Database } from './open-database';
import { connectLater, type Patience } from './open-postgres';

/** A replica that needs longer costs more than it saves. */
const STATEMENT_MS = 3_000;
const CONNECT_MS = 1_000;
/** How long a replica that is away is left alone before one call tries it again. */
const REST_MS = 10_000;

/**
 * A replica also refuses a single statement: it waits for one that the primary has overtaken, or has not
 * yet made the migration that the statement needs. Everything else concerns all statements: it is away, or
 * its address, its login or its certificate is wrong.
 */
const ONE_STATEMENT = /^(40...|42703|42P01|42883)$/;

/**
 * A copy of the database that may be behind, away or another database at any time. So nobody may
 * believe an answer before comparing it with the primary.
 */
export interface Replica {
  /** Null if the replica cannot answer. */
  ask<Answer>(read: (database: Database) => Promise<Answer>): Promise<Answer | null>;
  /** Nobody asks it now. */
  readonly isAway: () => boolean;
  /** It could not answer when it was last asked; also between two rests, while nobody asks. */
  readonly hasFailed: () => boolean;
  readonly close: () => Promise<void>;
}

/** `now` counts milliseconds. */
export function openReplica(
  url: string,
  {
    say,
    now = () => performance.now(),
    ...patience
  }: Patience & { readonly say: (line: string) => void; readonly now?: () => number },
): Replica {
  const limits = { statementMs: STATEMENT_MS, connectMs: CONNECT_MS, ...patience };
  const { database, close } = connectLater(url, limits);
  let hasFailed = false;
  let restsUntil = -Infinity;
  const isAway = () => now() < restsUntil;
  const rest = () => {
    restsUntil = now() + REST_MS;
  };
  return {
    ask: async (read) => {
      if (isAway()) return null;
      // Only one call finds out whether the replica is back.
      if (hasFailed) rest();
      try {
        const answer = await read(database);
        hasFailed = false;
        restsUntil = -Infinity;
        return answer;
      } catch (error) {
        if (ONE_STATEMENT.test(codeOf(error) ?? '')) return null;
        if (!hasFailed) say(consoleTexts.replicaAway(reasonOf(error)));
        hasFailed = true;
        rest();
        return null;
      }
    },
    isAway,
    hasFailed: () => hasFailed,
    close,
  };
}
