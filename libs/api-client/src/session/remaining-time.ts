import { claimsOf } from '@ablesbar/domain';
import type { StoredTokens } from './token-store';

// Without an issue date, the lifetime is a guess by the device's clock. If that clock is fast,
// every call would refresh, so such a token counts as valid for at least this long.
const SHORTEST_GUESS_MS = 60_000;

/**
 * The remaining lifetime of the token in ms. It counts from the token's receipt (customer decision
 * 19): on a device whose clock is days off, the user is not logged out at once, and no expired
 * token is kept.
 */
export function remainingTime(
  tokens: Pick<StoredTokens, 'token' | 'receivedAt'>,
  now: number,
): number {
  const claims = claimsOf(tokens.token);
  // An opaque token does not contain its expiry. The server's 401 will report it.
  if (claims === null) return Number.POSITIVE_INFINITY;
  const lifetime =
    claims.iat === null
      ? Math.max(claims.exp * 1000 - tokens.receivedAt, SHORTEST_GUESS_MS)
      : (claims.exp - claims.iat) * 1000;
  return tokens.receivedAt + lifetime - now;
}
