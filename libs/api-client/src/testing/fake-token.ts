import type { TokenClaims } from '@ablesbar/domain';

/** An unsigned token; the client does not check signatures. */
export function fakeToken(
  claims: Partial<TokenClaims> & Readonly<Record<string, unknown>>,
): string {
  return [{ alg: 'none' }, claims].map(segment).join('.') + '.';
}

function segment(part: object): string {
  return btoa(JSON.stringify(part)).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
}
