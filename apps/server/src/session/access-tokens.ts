import { type JWTPayload, jwtVerify, type JWTVerifyResult, SignJWT } from 'jose';
import { randomUUID } from 'node:crypto';
import type { Account } from './account';

/** The rights of a reading without a login: no account, and no access to calls that need one. */
export interface AnonymousGrant {
  readonly applicationId: string;
  readonly roles: readonly string[];
}

export interface AccessTokens {
  issue(account: Account): Promise<{ readonly token: string; readonly id: string }>;
  issueAnonymous(grant: AnonymousGrant): Promise<string>;
  /** The id of a valid token of this server; null for any other text. */
  idOf(token: string): Promise<string | null>;
  /** Null for a token that is foreign, expired or belongs to an account. */
  anonymousOf(token: string): Promise<AnonymousGrant | null>;
}

const LIFETIME_SECONDS = 15 * 60;
/** Half an hour, because a person needs time for the wizard and this token cannot be renewed. */
const ANONYMOUS_LIFETIME_SECONDS = 30 * 60;

export function createAccessTokens(key: Uint8Array, clock: () => Date): AccessTokens {
  const verified = createVerifier(key, clock);
  // Fields that the contract's payload does not have are in the header, which is also signed.
  const signed = (
    payload: JWTPayload,
    lifetime: number,
    head: Readonly<Record<string, string>>,
  ) => {
    const issuedAt = Math.floor(clock().getTime() / 1000);
    return new SignJWT(payload)
      .setProtectedHeader({ ...head, alg: 'HS256', typ: 'JWT' })
      .setIssuedAt(issuedAt)
      .setExpirationTime(issuedAt + lifetime)
      .sign(key);
  };
  return {
    issue: async ({ id: accountId, username, roles }) => {
      const id = randomUUID();
      const payload = { sub: username, accountId, roles };
      return { token: await signed(payload, LIFETIME_SECONDS, { jti: id }), id };
    },
    // The id makes two tokens of the same second different, because each token's calls are counted.
    issueAnonymous: ({ applicationId, roles }) =>
      signed({ roles }, ANONYMOUS_LIFETIME_SECONDS, { jti: randomUUID(), app: applicationId }),
    idOf: async (token) => {
      const jti = (await verified(token))?.protectedHeader['jti'];
      return typeof jti === 'string' ? jti : null;
    },
    anonymousOf: async (token) => {
      const { protectedHeader, payload } = (await verified(token)) ?? NOTHING;
      const { app: applicationId } = protectedHeader;
      if (typeof applicationId !== 'string' || payload['accountId'] !== undefined) return null;
      const { roles } = payload;
      return { applicationId, roles: Array.isArray(roles) ? roles.map(String) : [] };
    },
  };
}

const NOTHING: Pick<JWTVerifyResult, 'payload'> & {
  readonly protectedHeader: Readonly<Record<string, unknown>>;
} = { payload: {}, protectedHeader: {} };

/** A phone sends the same token for 15 minutes, so its signature is verified once and cached. */
const MOST_KNOWN = 5_000;

function createVerifier(key: Uint8Array, clock: () => Date) {
  const known = new Map<string, JWTVerifyResult>();
  return async (token: string): Promise<JWTVerifyResult | null> => {
    const currentDate = clock();
    const before = known.get(token);
    const { exp = 0 } = before?.payload ?? {};
    if (before !== undefined && exp * 1000 > currentDate.getTime()) return before;
    known.delete(token);
    try {
      // The server fixes the algorithm: a token must not choose how it is verified.
      const result = await jwtVerify(token, key, {
        algorithms: ['HS256'],
        currentDate,
        requiredClaims: ['exp'],
      });
      for (const oldest of known.keys()) {
        if (known.size < MOST_KNOWN) break;
        known.delete(oldest);
      }
      known.set(token, result);
      return result;
    } catch {
      return null;
    }
  };
}
