import type { Sessions } from './create-sessions';
import type { Clock } from './session-ports';

export interface FreshnessParts {
  readonly sessions: Pick<
    Sessions,
    'accounts' | 'accessToken' | 'currentToken' | 'replaceToken' | 'subscribe'
  >;
  readonly clock: Clock;
  /** A number from 0 to 1, different in every tab, so that the tabs do not all wake at once. */
  readonly random: number;
  /** False while the page is hidden. Then the next call, or a visible page, renews the token. */
  readonly isAwake: () => boolean;
}

const AHEAD_MS = 60_000;
const SPREAD_MS = 5000;
const RETRY_MS = 30_000;
// A timer fires late if the device was asleep. With a check every minute, no token is missed.
const LONGEST_WAIT_MS = 60_000;

/**
 * Renews the tokens of all accounts before they expire. Returns a function that checks all accounts
 * at once.
 */
export async function keepTokensFresh(parts: FreshnessParts): Promise<() => void> {
  const { sessions, clock, isAwake } = parts;
  const aheadMs = AHEAD_MS + parts.random * SPREAD_MS;
  const waiting = new Map<string, () => void>();

  const stop = (accountId: string) => {
    waiting.get(accountId)?.();
    waiting.delete(accountId);
  };
  const lookLater = (accountId: string, ms: number) => {
    stop(accountId);
    // If a check fails, the next one tries again.
    const lookNow = () => void look(accountId).catch(() => undefined);
    waiting.set(accountId, clock.after(ms, lookNow));
  };

  async function look(accountId: string): Promise<void> {
    const current = await sessions.currentToken(accountId);
    // The account is logged out, or an event has already stopped it.
    if (current === null || !waiting.has(accountId)) return stop(accountId);
    const waitMs = current.remainingMs - (current.canBeRenewed ? aheadMs : 0);
    if (waitMs > 0 || !isAwake()) return lookLater(accountId, inBounds(waitMs));
    // Schedules the next check first. It prevents a second check during this one, and limits
    // refreshes to one every 30 s.
    lookLater(accountId, RETRY_MS);
    const renewed = current.canBeRenewed
      ? await sessions.replaceToken(accountId, current.token)
      : await sessions.accessToken(accountId);
    if (renewed.ok || renewed.problem.kind !== 'session-expired') {
      const asked = renewed.ok ? 0 : (renewed.problem.retryAfterSeconds ?? 0) * 1000;
      if (waiting.has(accountId)) lookLater(accountId, Math.max(RETRY_MS, asked));
    } else stop(accountId);
  }

  const start = (accountId: string) => lookLater(accountId, 0);

  sessions.subscribe(({ kind, accountId }) => {
    if (kind === 'logged-in') start(accountId);
    if (kind === 'removed' || kind === 'session-expired') stop(accountId);
  });
  const lookAtAll = () => [...waiting.keys()].forEach(start);
  (await sessions.accounts()).forEach(start);
  return lookAtAll;
}

const inBounds = (ms: number) => Math.min(Math.max(ms, 0) || LONGEST_WAIT_MS, LONGEST_WAIT_MS);
