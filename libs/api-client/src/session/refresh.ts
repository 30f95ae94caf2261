import { type Answer, type ApiProblemKind, failed, type Failed } from '../http/api-problem';
import { remainingTime } from './remaining-time';
import { requestTokens, type TokenPair } from './request-tokens';
import type { SessionPorts } from './session-ports';
import type { StoredTokens } from './token-store';

const REFRESH_BELOW_MS = 30_000;

/** Whether a failed refresh says that this login is over, or only that it could not be asked. */
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
  /** This refresh removed the account; the other tabs find it gone. */
  readonly removed: boolean;
}

export const sessionExpired: Failed = failed('session-expired', { status: 401 });

export function isGoodFor(tokens: StoredTokens, now: number, refusedToken: string | null): boolean {
  return tokens.token !== refusedToken && remainingTime(tokens, now) >= REFRESH_BELOW_MS;
}

/** Runs in the account's turn: what another tab has stored since is taken over, not repeated. */
export async function refreshInTurn(
  ports: SessionPorts,
  accountId: string,
  refusedToken: string | null,
): Promise<Refreshed> {
  const stored = await ports.tokenStore.read(accountId);
  if (stored === null) return kept(sessionExpired);
  if (isGoodFor(stored, ports.clock.now(), refusedToken)) return kept(tokenOf(stored));
  if (stored.refreshToken === null) return endOfLife(ports, accountId, stored, refusedToken);
  const pair = await requestTokens(ports.http, ports.applicationId, { token: stored.refreshToken });
  if (pair.ok) return kept(await keepPair(ports, accountId, stored, pair.value));
  if (endsSession[pair.problem.kind]) return removeUnlessNewer(ports, accountId, stored);
  return kept(isStillUsable(ports, stored, refusedToken) ? tokenOf(stored) : pair);
}

async function keepPair(
  { tokenStore, clock }: SessionPorts,
  accountId: string,
  spent: StoredTokens,
  pair: TokenPair,
): Promise<Answer<string>> {
  const receivedAt = clock.now();
  const stored = await tokenStore.change(accountId, (current) =>
    // Logged out, or logged in anew, while this answer was under way: then it is not wanted.
    current?.version !== spent.version
      ? current
      : {
          token: pair.token,
          // A server that sends no new refresh token has not spent the old one.
          refreshToken: pair.refreshToken ?? spent.refreshToken,
          receivedAt,
          version: spent.version + 1,
        },
  );
  return stored === null ? sessionExpired : tokenOf(stored);
}

/** Never wipes a pair that came after the one that was refused. */
async function removeUnlessNewer(
  { tokenStore }: SessionPorts,
  accountId: string,
  refused: StoredTokens,
): Promise<Refreshed> {
  const stored = await tokenStore.change(accountId, (current) =>
    current?.version === refused.version ? null : current,
  );
  return stored === null ? { answer: sessionExpired, removed: true } : kept(tokenOf(stored));
}

function endOfLife(
  ports: SessionPorts,
  accountId: string,
  stored: StoredTokens,
  refusedToken: string | null,
): Promise<Refreshed> | Refreshed {
  return isStillUsable(ports, stored, refusedToken)
    ? kept(tokenOf(stored))
    : removeUnlessNewer(ports, accountId, stored);
}

function isStillUsable({ clock }: SessionPorts, stored: StoredTokens, refused: string | null) {
  return stored.token !== refused && remainingTime(stored, clock.now()) > 0;
}

function kept(answer: Answer<string>): Refreshed {
  return { answer, removed: false };
}

function tokenOf({ token }: StoredTokens): Answer<string> {
  return { ok: true, value: token };
}
