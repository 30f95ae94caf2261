const OTHERS = /^\/(?:api|auth|ablesung-ohne-zugang|e-mail)(?:\/|$)/;
const FILE = /\.[^/]*$/;
/** The utility's server chooses the form of a login token, and a token may contain dots. */
const LOGIN_LINK = /^\/+m\//;

/**
 * Whether the portal's page serves this address; the server answers calls, files and other pages.
 */
export function isPortalScreen(pathname: string): boolean {
  if (OTHERS.test(pathname)) return false;
  return LOGIN_LINK.test(pathname) || !FILE.test(pathname);
}
