import { claimsOf } from '@ablesbar/domain';
import type { StoredTokens } from './token-store';

// Without an issue date the lifetime is a guess by the device's clock. If that runs ahead, every
// call would refresh; so such a token is given this long at least.
const SHORTEST_GUESS_MS = 60_000;

/**
 * How long the token is still good, in ms. Its lifetime counts from its receipt (customer decision 19), so a
 * device whose clock is days off neither logs out at once nor keeps a dead token.
 */
export function remainingTime(
  tokens: Pick<StoredTokens, 'token' | 'receivedAt'>,
  now: number,
): number {
  const claims = claimsOf(tokens.token);
  // An opaque token says nothing about its end; the server's 401 will.
  if (claims === null) return Number.POSITIVE_INFINITY;
  const lifetime =
    claims.iat === null
      ? Math.max(claims.exp * 1000 - tokens.receivedAt, SHORTEST_GUESS_MS)
      : (claims.exp - claims.iat) * 1000;
  return tokens.receivedAt + lifetime - now;
}
