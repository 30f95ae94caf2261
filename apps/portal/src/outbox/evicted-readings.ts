import { OUTBOX_DATABASE } from '@ablesbar/offline-queue';

/**
 * Number of waiting readings, stored outside their database: a browser may evict the whole
 * database.
 */
const UNSENT = 'ablesbar-unsent';

interface Surroundings {
  readonly localStorage: Pick<Storage, 'getItem'>;
  readonly indexedDB: Partial<Pick<IDBFactory, 'databases'>>;
}

/**
 * How many readings were lost with their database. It must be called before the database is opened,
 * because opening creates it. The stored number alone proves nothing: a page that died may not have
 * lowered it.
 */
export async function evictedReadings({ localStorage, indexedDB }: Surroundings): Promise<number> {
  const unsent = Number(localStorage.getItem(UNSENT));
  if (!(unsent > 0)) return 0;
  const databases = await indexedDB.databases?.();
  if (databases === undefined) return 0;
  return databases.some(({ name }) => name === OUTBOX_DATABASE) ? 0 : unsent;
}

export function noteUnsent(
  count: number,
  { localStorage }: { readonly localStorage: Pick<Storage, 'setItem'> },
): void {
  localStorage.setItem(UNSENT, String(count));
}
