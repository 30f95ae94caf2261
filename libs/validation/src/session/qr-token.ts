import { decodedToken } from './link-token';

// Only the token is used, and nobody is sent to the address (customer decision 20); it is read so strictly
// because a code on a wall is written by anybody.
const MOST = 2000;
const SECURE = /^https:\/\/[\p{L}\p{N}](?:[\p{L}\p{N}.-]*[\p{L}\p{N}])?(?::\d{1,5})?$/iu;
const OWN_MACHINE = /^http:\/\/(?:127\.0\.0\.1|localhost)(?::\d{1,5})?$/i;
// What may stand in an address as it is; a token of dots alone is a way up.
const PATH = /^(?:\/[\w-]+)*\/{1,2}m\/(?!\.+\/?$)([\w.~=+%-]+)\/?$/;

/**
 * The token of a scanned login code, the same as of the link that is printed in it; null where the code is
 * anything else. Some makers of codes put a line break behind the address.
 */
export function tokenFromQr(text: string): string | null {
  if (text.length > MOST) return null;
  const [, origin = '', path = ''] = /^([^/]*\/\/[^/]*)(.*)$/s.exec(text.trim()) ?? [];
  if (!SECURE.test(origin) && !OWN_MACHINE.test(origin)) return null;
  const token = PATH.exec(path)?.[1];
  return token === undefined ? null : decodedToken(token);
}
