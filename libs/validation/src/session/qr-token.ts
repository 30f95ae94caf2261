// Only the token is used, and nobody is sent to the address (decision 20); it is read so strictly
// because a code on a wall is written by anybody.
const MOST = 2000;
const SECURE = /^https:\/\/[\p{L}\p{N}](?:[\p{L}\p{N}.-]*[\p{L}\p{N}])?(?::\d{1,5})?$/iu;
const OWN_MACHINE = /^http:\/\/(?:127\.0\.0\.1|localhost)(?::\d{1,5})?$/i;
const PATH = /^(?:\/[\w-]+)*\/{1,2}m\/([\w-]+)$/;

/** The token of a scanned login code; null where the code is anything else. */
export function tokenFromQr(text: string): string | null {
  if (text.length > MOST) return null;
  const [, origin = '', path = ''] = /^([^/]*\/\/[^/]*)(.*)$/s.exec(text) ?? [];
  if (!SECURE.test(origin) && !OWN_MACHINE.test(origin)) return null;
  return PATH.exec(path)?.[1] ?? null;
}
