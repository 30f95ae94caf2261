import { type Answer, type ApiProblemKind, failed, type Failed } from '../http/api-problem';
import { remainingTime } from './remaining-time';
import { requestTokens, type TokenPair } from './request-tokens';
import type { SessionPorts } from './session-ports';
import type { StoredTokens } from './token-store';

const REFRESH_BELOW_MS = 30_000;
// Shorter than the time that other tabs wait for the lock (locks.ts). Within this time no other tab
// can have continued without the lock.
const LONGEST_READ_MS = 10_000;
// Another tab is exchanging the same token. After this time its result is in the store.
const CONFLICT_WAIT_MS = 1000;

/** True if the failure means that the login has ended; false if the server could not decide. */
const endsSession = {
  'session-expired': true,
  rejected: true,
  forbidden: true,
  'not-found': true,
  offline: false,
  conflict: false,
  'too-large': false,
  'too-often': false,
  unavailable: false,
  unexpected: false,
} satisfies Record<ApiProblemKind, boolean>;

export interface Refreshed {
  readonly answer: Answer<string>;
  /** What this refresh changed, reported to all tabs. Null if it changed nothing. */
  readonly event: 'refreshed' | 'session-expired' | null;
}

export const sessionExpired: Failed = failed('session-expired', { status: 401 });

export function isGoodFor(tokens: StoredTokens, now: number, refusedToken: string | null): boolean {
  return tokens.token !== refusedToken && remainingTime(tokens, now) >= REFRESH_BELOW_MS;
}

export function isUsable(tokens: StoredTokens, now: number, refusedToken: string | null): boolean {
  return tokens.token !== refusedToken && remainingTime(tokens, now) > 0;
}

/**
 * Runs under the account's lock. If another tab has stored a new pair, that pair is used instead of
 * a second refresh.
 */
export async function refreshInTurn(
  ports: SessionPorts,
  accountId: string,
  refusedToken: string | null,
): Promise<Refreshed> {
  const { tokenStore, clock, http, applicationId } = ports;
  const stored = await readNow(ports, accountId);
  if (stored === null) return takenOver(sessionExpired);
  if (isGoodFor(stored, clock.now(), refusedToken)) return takenOver(tokenOf(stored));
  if (stored.refreshToken === null) {
    return isUsable(stored, clock.now(), refusedToken)
      ? takenOver(tokenOf(stored))
      : removeUnlessNewer(ports, accountId, stored);
  }
  const pair = await requestTokens(http, applicationId, { token: stored.refreshToken });
  if (pair.ok) return keepPair(ports, accountId, stored, pair.value);
  if (endsSession[pair.problem.kind]) return removeUnlessNewer(ports, accountId, stored);
  if (pair.problem.kind !== 'conflict') return takenOver(pair);
  await new Promise<void>((resolve) => void clock.after(CONFLICT_WAIT_MS, resolve));
  const other = await tokenStore.read(accountId);
  return takenOver(other === null || other.version === stored.version ? pair : tokenOf(other));
}

/**
 * A tab may be frozen while it reads. It would then spend a refresh token that other tabs have
 * already exchanged and used. The server takes that for theft and ends the login. So a read that
 * took long is repeated.
 */
async function readNow({ tokenStore, clock }: SessionPorts, accountId: string) {
  for (;;) {
    const began = clock.now();
    const stored = await tokenStore.read(accountId);
    if (Math.abs(clock.now() - began) < LONGEST_READ_MS) return stored;
  }
}

async function keepPair(
  { tokenStore, clock }: SessionPorts,
  accountId: string,
  spent: StoredTokens,
  pair: TokenPair,
): Promise<Refreshed> {
  const next: StoredTokens = {
    token: pair.token,
    // If the server sends no new refresh token, the old one is still valid.
    refreshToken: pair.refreshToken ?? spent.refreshToken,
    receivedAt: clock.now(),
    version: spent.version + 1,
  };
  const stored = await tokenStore.change(accountId, (current) =>
    // If the user logged out or in again while this answer was on its way, the pair is dropped.
    current?.version === spent.version ? next : current,
  );
  if (stored === null) return takenOver(sessionExpired);
  return { answer: tokenOf(stored), event: stored === next ? 'refreshed' : null };
}

/** Removes the refused pair, but never a newer one. */
async function removeUnlessNewer(
  { tokenStore }: SessionPorts,
  accountId: string,
  refused: StoredTokens,
): Promise<Refreshed> {
  let wasHere = false;
  const stored = await tokenStore.change(accountId, (current) => {
    wasHere = current !== null;
    return current?.version === refused.version ? null : current;
  });
  if (stored !== null) return takenOver(tokenOf(stored));
  return { answer: sessionExpired, event: wasHere ? 'session-expired' : null };
}

function takenOver(answer: Answer<string>): Refreshed {
  return { answer, event: null };
}

function tokenOf({ token }: StoredTokens): Answer<string> {
  return { ok: true, value: token };
}
