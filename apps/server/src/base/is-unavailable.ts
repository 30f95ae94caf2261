import { codeOf } from './start-failure';

/**
 * No server answers, the connection broke, the server is starting or stopping, or it has no room or
 * no time for this call. A later try can succeed.
 */
const AWAY = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EPIPE',
  // Disk full, out of memory, too many connections.
  '53100',
  '53200',
  '53300',
  // The statement took longer than a call may.
  '57014',
  '57P01',
  '57P02',
  '57P03',
  // Another call had the same rows in another order, and the database ended one of the two.
  '40P01',
  // A row was held for too long.
  '55P03',
  // It takes no writes: a standby, or one that its operator has closed.
  '25006',
]);

/** All errors of a connection. A PgBouncer has none but these, also where it has no room. */
const LOST_CONNECTION = '08';

export function isUnavailable(error: unknown): boolean {
  const code = codeOf(error) ?? '';
  return AWAY.has(code) || code.startsWith(LOST_CONNECTION) || isLostLine(error);
}

/** Errors of the driver that have no code. */
function isLostLine(error: unknown): boolean {
  return (
    error instanceof Error &&
    /^(Connection terminated|Query read timeout)|timeout exceeded when trying to connect|not queryable/.test(
      error.message,
    )
  );
}
