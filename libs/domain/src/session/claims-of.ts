import { isObject, textsOf } from '../application/json-part';

/**
 * The claims of a token. The client uses them for timing and visibility and never trusts them: the
 * server decides.
 */
export interface TokenClaims {
  readonly exp: number;
  readonly iat: number | null;
  readonly sub: string | null;
  readonly accountId: string | null;
  readonly roles: readonly string[];
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** The claims of a token; null if it is not a JWT with an expiry time (`exp`). */
export function claimsOf(token: string): TokenClaims | null {
  const [, payload, signature] = token.split('.');
  if (payload === undefined || signature === undefined) return null;
  const claims = parsed(payload);
  if (!isObject(claims) || !isNumber(claims['exp'])) return null;
  const { exp, iat, sub, accountId, roles } = claims;
  return {
    exp,
    iat: isNumber(iat) ? iat : null,
    sub: typeof sub === 'string' ? sub : null,
    accountId: typeof accountId === 'string' ? accountId : null,
    roles: textsOf(roles),
  };
}

export function hasRoles(claims: Pick<TokenClaims, 'roles'>, roles: readonly string[]): boolean {
  return roles.every((role) => claims.roles.includes(role));
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number';
}

function parsed(payload: string): unknown {
  try {
    return JSON.parse(decodeURIComponent(percentEncoded(payload)));
  } catch {
    return null;
  }
}

/**
 * Converts base64url to percent encoding ('%C3%A4'), which decodeURIComponent turns into text.
 * `atob` is not available everywhere.
 */
function percentEncoded(payload: string): string {
  let bits = 0;
  let held = 0;
  let encoded = '';
  for (const letter of payload.replace(/=+$/, '').replaceAll('+', '-').replaceAll('/', '_')) {
    const value = ALPHABET.indexOf(letter);
    if (value < 0) throw new TypeError('no base64url');
    bits = ((bits << 6) | value) & 0xffff;
    held += 6;
    if (held < 8) continue;
    held -= 8;
    encoded += `%${((bits >> held) & 0xff).toString(16).padStart(2, '0')}`;
  }
  return encoded;
}
