const PREFIX = 'ablesbar-build-';

interface PrecacheFile {
  readonly url: string;
  readonly revision?: string | null;
}

/** The page names every file it starts with by a hash, so its revision names the whole build. */
export function cacheOf(files: readonly (PrecacheFile | string)[], page: string): string {
  const entry = files.find((file) => typeof file !== 'string' && file.url === page);
  return `${PREFIX}${(typeof entry === 'object' && entry.revision) || 'unnamed'}`;
}

/** The caches of builds before this one. Caches are listed in the order in which they were made. */
export function olderCaches(names: readonly string[], own: string): readonly string[] {
  const builds = names.filter((name) => name.startsWith(PREFIX));
  return builds.slice(0, Math.max(builds.indexOf(own), 0));
}
