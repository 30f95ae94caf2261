const SECURE = /^https:\/\/[^\s/?#]/i;
// An '@' would make the local name a user name of some other host.
const LOCAL = /^http:\/\/(?:127\.0\.0\.1|localhost)(?::\d{1,5})?(?=[/?#]|$)/i;

/** An address worth a link: https, or http on this very machine. A `javascript:` link would run. */
export function safeUrl(json: unknown): string | null {
  if (typeof json !== 'string') return null;
  const url = json.trim();
  return SECURE.test(url) || LOCAL.test(url) ? url : null;
}
