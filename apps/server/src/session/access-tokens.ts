import { randomUUID } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import type { Account } from './account';

export interface AccessTokens {
  issue(account: Account): Promise<{ readonly token: string; readonly id: string }>;
  /** The id of a token that is ours and still good; null for every other text. */
  idOf(token: string): Promise<string | null>;
}

const LIFETIME_SECONDS = 15 * 60;

export function createAccessTokens(key: Uint8Array, clock: () => Date): AccessTokens {
  return {
    issue: async ({ id: accountId, username, roles }) => {
      const id = randomUUID();
      const issuedAt = Math.floor(clock().getTime() / 1000);
      const token = await new SignJWT({ accountId, roles })
        // In the head, for the contract says what the payload holds; it is signed all the same.
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT', jti: id })
        .setSubject(username)
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + LIFETIME_SECONDS)
        .sign(key);
      return { token, id };
    },
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
