/** The kept answer to the request, if any. A browser whose storage fails still has its network. */
export function keptAnswer(
  caches: Pick<CacheStorage, 'match'>,
  request: Request,
  only: Pick<MultiCacheQueryOptions, 'cacheName'> = {},
): Promise<Response | undefined> {
  return caches.match(request, { ...only, ignoreVary: true }).catch(() => undefined);
}
