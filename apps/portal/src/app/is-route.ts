/** Whether a path is one of a route: '/ablesung/:jobId' is any one meter's. */
export function isRoute(route: string, pathname: string): boolean {
  const parts = partsOf(route);
  const given = partsOf(pathname);
  return (
    parts.length === given.length &&
    parts.every((part, n) => part.startsWith(':') || part.toLowerCase() === given[n]?.toLowerCase())
  );
}

function partsOf(path: string): readonly string[] {
  return path.split('/').filter(Boolean);
}
