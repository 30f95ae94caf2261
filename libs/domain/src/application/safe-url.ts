const SECURE = /^https:\/\/[^\s/?#]/i;
// The lookahead rejects 'http://localhost@evil.example', where 'localhost' is only a user name.
const LOCAL = /^http:\/\/(?:127\.0\.0\.1|localhost)(?::\d{1,5})?(?=[/?#]|$)/i;

/**
 * An address that may become a link: https, or http on this machine. A `javascript:` link would run
 * code.
 */
export function safeUrl(json: unknown): string | null {
  if (typeof json !== 'string') return null;
  const url = json.trim();
  return SECURE.test(url) || LOCAL.test(url) ? url : null;
}
