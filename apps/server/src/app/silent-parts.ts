import type { Database } from '../database/open-database';
import type { ServerParts } from './build-server';

/**
 * The parts of a server for calls that a program makes before the port opens, as if it were `now`.
 * Nobody is told about these calls.
 */
export function silentParts(parts: ServerParts, now: Date, database: Database): ServerParts {
  const audit = { record: () => undefined };
  return { ...parts, database, clock: () => now, audit, replica: null, metrics: null, log: 'none' };
}
