import { type JWTPayload, jwtVerify, type JWTVerifyResult, SignJWT } from 'jose';
import { randomUUID } from 'node:crypto';
import type { Account } from './account';

/** A reading without a login: it names no account, and opens nothing that needs one. */
export interface AnonymousGrant {
  readonly applicationId: string;
  readonly roles: readonly string[];
}

export interface AccessTokens {
  issue(account: Account): Promise<{ readonly token: string; readonly id: string }>;
  issueAnonymous(grant: AnonymousGrant): Promise<string>;
  /** The id of a token that is ours and still good; null for every other text. */
  idOf(token: string): Promise<string | null>;
  /** Null for every token that is not ours, not good any more, or of an account. */
  anonymousOf(token: string): Promise<AnonymousGrant | null>;
}

const LIFETIME_SECONDS = 15 * 60;
/** A reading in the wizard takes its time, and this token is not renewed. */
const ANONYMOUS_LIFETIME_SECONDS = 30 * 60;

export function createAccessTokens(key: Uint8Array, clock: () => Date): AccessTokens {
  const verified = createVerifier(key, clock);
  // What is not of the contract's payload is in the head; it is signed all the same.
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
    // With an id as well: what one of them sends is counted, and two of a second must not be one.
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

/** A phone sends the same token for a quarter of an hour; its signature is worth one look. */
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
      // The algorithm is ours to say: a token must not choose how it is checked.
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
