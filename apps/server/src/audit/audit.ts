import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '../database/open-database';
import { type AuditEvent, type AuditFacts, auditLine, type PseudonymOf } from './audit-line';

/** Writes the audit lines of a server into its log. */
export interface Audit {
  record(event: AuditEvent, facts: AuditFacts): void;
}

/** Stores the audit line of a command in the transaction of its act. */
export interface OperatorAudit {
  record(transaction: Database, event: AuditEvent, facts: AuditFacts): Promise<void>;
}

interface Parts {
  readonly pseudonymOf: PseudonymOf;
  readonly clock: () => Date;
}

export function createAudit({
  pseudonymOf,
  clock,
  write,
  count,
}: Parts & {
  /** Writes one line into the log of the server. */
  readonly write: (line: string) => void;
  readonly count: (event: AuditEvent) => void;
}): Audit {
  return {
    record: (event, facts) => {
      write(auditLine(event, facts, { pseudonymOf, now: clock() }));
      count(event);
    },
  };
}

/**
 * A command ends, and its terminal is closed. So its line waits in the database until a server writes
 * it into its log, beside all others. It is stored together with the act: neither is there alone.
 */
export function createOperatorAudit({ pseudonymOf, clock }: Parts): OperatorAudit {
  return {
    record: async (transaction, event, facts) => {
      const line = auditLine(event, facts, { pseudonymOf, now: clock() });
      await transaction.insertInto('waiting_audit_line').values({ event, line }).execute();
    },
  };
}

const EVERY_MS = 10_000;
const AT_ONCE = 500;

interface Telling {
  readonly database: Database;
  readonly write: (line: string) => void;
  readonly count: (event: string) => void;
}

/**
 * Writes the waiting lines into the log and deletes them. Of several servers, one gets each line. A
 * server that dies in between writes it once more rather than not at all.
 */
export async function tellWaitingLines({ database, write, count }: Telling): Promise<void> {
  const told = await database.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ id: string; event: string; line: string }>`
      select id, event, line from waiting_audit_line
      order by id limit ${AT_ONCE} for update skip locked`.execute(transaction);
    if (rows.length === 0) return 0;
    for (const { line } of rows) write(line);
    const ids = rows.map(({ id }) => id);
    await sql`delete from waiting_audit_line where id = any(${ids}::bigint[])`.execute(transaction);
    for (const { event } of rows) count(event);
    return rows.length;
  });
  if (told === AT_ONCE) await tellWaitingLines({ database, write, count });
}

export function tellWaitingLinesRegularly(
  parts: Telling & { readonly log: Pick<FastifyBaseLogger, 'warn'> },
): { stop(): Promise<void> } {
  let last = Promise.resolve();
  const tell = () => {
    last = tellWaitingLines(parts).catch((error: unknown) => {
      parts.log.warn({ err: error }, 'The audit lines of commands could not be read.');
    });
  };
  tell();
  const timer = setInterval(tell, EVERY_MS);
  return {
    stop: () => {
      clearInterval(timer);
      return last;
    },
  };
}
