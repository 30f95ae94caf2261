const LINK = /^\/{1,2}m\/([^/]+)\/?$/;

/** The token of a login link. Some cards were printed with a double slash. */
export function tokenFromPath(pathname: string): string | null {
  const token = LINK.exec(pathname)?.[1];
  return token === undefined ? null : decodedToken(token);
}

/** Decodes a token from an address, where some characters are escaped (%3D for =). */
export function decodedToken(inAddress: string): string | null {
  try {
    return decodeURIComponent(inAddress);
  } catch {
    return null;
  }
}
