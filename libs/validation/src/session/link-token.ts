const LINK = /^\/{1,2}m\/([^/]+)\/?$/;

/** The token of a login link; some cards were printed with a double slash. */
export function tokenFromPath(pathname: string): string | null {
  const token = LINK.exec(pathname)?.[1];
  if (token === undefined) return null;
  try {
    return decodeURIComponent(token);
  } catch {
    return null;
  }
}
