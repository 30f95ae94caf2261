const AGAIN_AFTER_MS = 30_000;

/**
 * Loads what no user waits for. After a failure it tries again until it succeeds: a page that has lost
 * the connection just now may stay open for hours.
 */
export async function loadPatiently<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  try {
    return await load();
  } catch {
    await new Promise((done) => setTimeout(done, AGAIN_AFTER_MS));
    return loadPatiently(load);
  }
}
