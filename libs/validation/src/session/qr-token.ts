import { decodedToken } from './link-token';

// The portal uses only the token and never opens the address (customer decision 20). The check is
// strict because anybody can put up a code.
const MOST = 2000;
const SECURE = /^https:\/\/[\p{L}\p{N}](?:[\p{L}\p{N}.-]*[\p{L}\p{N}])?(?::\d{1,5})?$/iu;
const OWN_MACHINE = /^http:\/\/(?:127\.0\.0\.1|localhost)(?::\d{1,5})?$/i;
// Only characters that need no escaping. A token of dots alone would mean a parent folder.
const PATH = /^(?:\/[\w-]+)*\/{1,2}m\/(?!\.+\/?$)([\w.~=+%-]+)\/?$/;

/**
 * The token of a scanned login code, which contains the printed login link; null for any other
 * code. Some code generators add a line break after the address.
 */
export function tokenFromQr(text: string): string | null {
  if (text.length > MOST) return null;
  const [, origin = '', path = ''] = /^([^/]*\/\/[^/]*)(.*)$/s.exec(text.trim()) ?? [];
  if (!SECURE.test(origin) && !OWN_MACHINE.test(origin)) return null;
  const token = PATH.exec(path)?.[1];
  return token === undefined ? null : decodedToken(token);
}
