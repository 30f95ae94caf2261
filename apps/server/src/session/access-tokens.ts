import { decodeProtectedHeader, jwtVerify, type JWTVerifyResult } from 'jose';
import { createHmac, randomUUID } from 'node:crypto';
import type { SigningKeys } from '../keys/signing-keys';
import type { Account } from './account';
import { hashOf } from './secret';

/** The rights of a reading without a login: no account, and no access to calls that need one. */
export interface AnonymousGrant {
  readonly applicationId: string;
  readonly roles: readonly string[];
}

export interface AccessTokens {
  /** `id` is stored, and only a hash of what the token says. */
  issue(account: Account): { readonly token: string; readonly id: string };
  issueAnonymous(grant: AnonymousGrant): string;
  /** The stored id of a valid token of this server; null for any other text. */
  idOf(token: string): Promise<string | null>;
  /** Null for a token that is foreign, expired or belongs to an account. */
  anonymousOf(token: string): Promise<AnonymousGrant | null>;
}

const LIFETIME_SECONDS = 15 * 60;
/** Half an hour, because a person needs time for the wizard and this token cannot be renewed. */
const ANONYMOUS_LIFETIME_SECONDS = 30 * 60;

export function createAccessTokens(keys: SigningKeys, clock: () => Date): AccessTokens {
  const verified = createVerifier(keys, clock);
  // Fields that the contract's payload does not have are in the header, which is also signed.
  const signed = (
    payload: object,
    lifetime: number,
    head: { readonly jti: string; readonly app?: string },
  ) => {
    const { kid, key } = keys.current();
    const iat = Math.floor(clock().getTime() / 1000);
    const header = { ...head, ...(kid === null ? {} : { kid }), alg: 'HS256', typ: 'JWT' };
    const text = [header, { ...payload, iat, exp: iat + lifetime }].map(encoded).join('.');
    // Not by jose: it signs in a thread, which waits behind the comparisons of passwords.
    const signature = createHmac('sha256', key).update(text).digest('base64url');
    return { token: `${text}.${signature}`, id: storedId(head.jti, kid) };
  };
  return {
    issue: ({ id: accountId, username, roles }) =>
      signed({ sub: username, accountId, roles }, LIFETIME_SECONDS, { jti: randomUUID() }),
    // The id makes two tokens of the same second different, because each token's calls are counted.
    issueAnonymous: ({ applicationId, roles }) => {
      const head = { jti: randomUUID(), app: applicationId };
      return signed({ roles }, ANONYMOUS_LIFETIME_SECONDS, head).token;
    },
    idOf: async (token) => {
      const head = (await verified(token))?.protectedHeader;
      const jti = head?.['jti'];
      return typeof jti === 'string' ? storedId(jti, head?.kid ?? null) : null;
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

function encoded(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url');
}

const NOTHING: Pick<JWTVerifyResult, 'payload'> & {
  readonly protectedHeader: Readonly<Record<string, unknown>>;
} = { payload: {}, protectedHeader: {} };

/**
 * An earlier version stores the id itself, and may run beside this one as long as its key signs. So the
 * tokens of that key are stored as it does.
 */
function storedId(jti: string, kid: string | null): string {
  return kid === null ? jti : hashOf(jti);
}

/** A phone sends the same token for 15 minutes, so its signature is verified once and cached. */
const MOST_KNOWN = 5_000;

function createVerifier(keys: SigningKeys, clock: () => Date) {
  const known = new Map<string, JWTVerifyResult>();
  const keyOf = async ({ kid }: { readonly kid?: string | undefined }) => {
    const found = await keys.find(kid ?? null);
    if (found === null) throw new Error('Nobody here signs with this key.');
    return found.key;
  };
  return async (token: string): Promise<JWTVerifyResult | null> => {
    const currentDate = clock();
    const before = known.get(token);
    known.delete(token);
    try {
      const key = await keyOf(before?.protectedHeader ?? decodeProtectedHeader(token));
      const { exp = 0 } = before?.payload ?? {};
      // The server fixes the algorithm: a token must not choose how it is verified.
      const result =
        before !== undefined && exp * 1000 > currentDate.getTime()
          ? before
          : await jwtVerify(token, key, {
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
