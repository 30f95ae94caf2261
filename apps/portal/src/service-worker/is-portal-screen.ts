const OTHERS = /^\/(?:api|auth|ablesung-ohne-zugang|demo-crm)(?:\/|$)/;
const FILE = /\.[^/]*$/;
/** A login token is whatever the server of the utility made it, dots included. */
const LOGIN_LINK = /^\/+m\//;

/** Whether the portal's page stands at this address; calls, files and other pages are the server's. */
export function isPortalScreen(pathname: string): boolean {
  if (OTHERS.test(pathname)) return false;
  return LOGIN_LINK.test(pathname) || !FILE.test(pathname);
}
