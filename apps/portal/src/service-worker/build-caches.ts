const PREFIX = 'ablesbar-build-';

interface PrecacheFile {
  readonly url: string;
  readonly revision?: string | null;
}

/**
 * The page contains the hashed names of all files it starts with, so its revision identifies the
 * whole build.
 */
export function cacheOf(files: readonly (PrecacheFile | string)[], page: string): string {
  const entry = files.find((file) => typeof file !== 'string' && file.url === page);
  return `${PREFIX}${(typeof entry === 'object' && entry.revision) || 'unnamed'}`;
}

/** The caches of earlier builds. Caches are listed in the order of their creation. */
export function olderCaches(names: readonly string[], own: string): readonly string[] {
  const builds = names.filter((name) => name.startsWith(PREFIX));
  return builds.slice(0, Math.max(builds.indexOf(own), 0));
}
