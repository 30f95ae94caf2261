const LINK = /^\/{1,2}m\/([^/]+)\/?$/;

/** The token of a login link; some cards were printed with a double slash. */
export function tokenFromPath(pathname: string): string | null {
  const token = LINK.exec(pathname)?.[1];
  return token === undefined ? null : decodedToken(token);
}

/** A token as it is sent: in an address some of its characters may stand for others (%3D for =). */
export function decodedToken(inAddress: string): string | null {
  try {
    return decodeURIComponent(inAddress);
  } catch {
    return null;
  }
}
