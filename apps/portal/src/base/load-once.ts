/**
 * Loads once for a page. After a failure the next call loads again: a failure that is kept would outlast
 * the lost connection that caused it.
 */
export function loadOnce<Loaded>(load: () => Promise<Loaded>): () => Promise<Loaded> {
  let loading: Promise<Loaded> | null = null;
  const begin = async () => {
    try {
      return await load();
    } catch (error) {
      loading = null;
      throw error;
    }
  };
  return () => (loading ??= begin());
}
