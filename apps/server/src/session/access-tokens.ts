import { randomUUID } from 'node:crypto';
import { type JWTPayload, jwtVerify, SignJWT } from 'jose';
import type { Account } from './account';

export interface AccessTokens {
  issue(account: Account): Promise<{ readonly token: string; readonly id: string }>;
  /** For a reading without a login: it names no account, and opens nothing that needs one. */
  issueAnonymous(roles: readonly string[]): Promise<string>;
  /** The id of a token that is ours and still good; null for every other text. */
  idOf(token: string): Promise<string | null>;
}

const LIFETIME_SECONDS = 15 * 60;
/** A reading in the wizard takes its time, and this token is not renewed. */
const ANONYMOUS_LIFETIME_SECONDS = 30 * 60;

export function createAccessTokens(key: Uint8Array, clock: () => Date): AccessTokens {
  const signed = (payload: JWTPayload, lifetime: number, head: { readonly jti?: string }) => {
    const issuedAt = Math.floor(clock().getTime() / 1000);
    return (
      new SignJWT(payload)
        // The id is in the head, for the contract says what the payload holds; it is signed all the same.
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT', ...head })
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + lifetime)
        .sign(key)
    );
  };
  return {
    issue: async ({ id: accountId, username, roles }) => {
      const id = randomUUID();
      const payload = { sub: username, accountId, roles };
      return { token: await signed(payload, LIFETIME_SECONDS, { jti: id }), id };
    },
    // With an id as well: what one of them sends is counted, and two of a second must not be one.
    issueAnonymous: (roles) => signed({ roles }, ANONYMOUS_LIFETIME_SECONDS, { jti: randomUUID() }),
    idOf: async (token) => {
      try {
        // The algorithm is ours to say: a token must not choose how it is checked.
        const { protectedHeader } = await jwtVerify(token, key, {
          algorithms: ['HS256'],
          currentDate: clock(),
          requiredClaims: ['exp'],
        });
        const { jti } = protectedHeader;
        return typeof jti === 'string' ? jti : null;
      } catch {
        return null;
      }
    },
  };
}
