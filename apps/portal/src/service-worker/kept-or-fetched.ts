/** After this time without an answer of the storage, the network is asked, too. */
export const SILENCE_MS = 3000;
/** Some browsers answer after half a minute. Nobody waits longer for a storage. */
const GIVE_UP_MS = 30_000;

/**
 * The kept answer, else the network's. A browser whose storage fails or never answers still has its
 * network, and without a network a slow storage is still better than an error.
 */
export async function keptOrFetched(
  kept: Promise<Response | undefined>,
  fetchIt: () => Promise<Response>,
): Promise<Response> {
  const found = kept.catch(() => undefined);
  const first = await Promise.race([found, later(SILENCE_MS, 'silent' as const)]);
  if (first !== 'silent') return first ?? fetchIt();
  try {
    return await fetchIt();
  } catch (error) {
    const late = await Promise.race([found, later(GIVE_UP_MS, undefined)]);
    if (late) return late;
    throw error;
  }
}

function later<T>(ms: number, value: T): Promise<T> {
  return new Promise((done) => void setTimeout(done, ms, value));
}
