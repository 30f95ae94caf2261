import type { Audit } from '../audit/audit';
import type { TooOften } from '../base/errors';
import type { Database } from '../database/open-database';
import { findLogin } from './account';
import type { LoginAttempt } from './login-guard';

/** A lock that attempts keep alive is told again after this time. */
const AGAIN_MS = 15 * 60_000;
/** An attack with more names than this is told by its address. */
const MOST_KNOWN = 10_000;

/**
 * Writes one audit line for a lock, not one for each attempt that it refuses: an attack must not fill
 * the log. Unknown usernames are told too, without an account.
 */
export function createLockTeller(
  database: Database,
  clock: () => Date,
  audit: Audit,
): (attempt: LoginAttempt, refusal: TooOften) => Promise<void> {
  const toldUntil = new Map<string, number>();
  return async (attempt, { limit }) => {
    const { applicationId, username, address } = attempt;
    const subject = JSON.stringify([limit, ...subjectOf(limit, attempt)]);
    const now = clock().getTime();
    if ((toldUntil.get(subject) ?? 0) > now) return;
    if (toldUntil.size >= MOST_KNOWN) toldUntil.clear();
    toldUntil.set(subject, now + AGAIN_MS);
    // Many names are behind the lock of an address.
    if (limit === 'login-address') return audit.record('login-locked', { address, limit });
    const found = await findLogin(database, { applicationId, username });
    audit.record('login-locked', { account: found?.account.id ?? null, address, limit });
  };
}

function subjectOf(limit: string, { applicationId, username, address }: LoginAttempt) {
  if (limit === 'login-address') return [address];
  if (limit === 'login-username') return [applicationId, username];
  return [applicationId, username, address];
}
