import { connectIfThere } from './connect';
import { StorageProblem } from './storage-problem';
import { type Access, runIn, type Work } from './transaction';
import { type Timer, withinTime } from './within-time';

/** A database of an earlier build, whose entries belong into a store of ours. */
export interface EarlierDatabase {
  readonly database: string;
  readonly entries: string;
  readonly into: string;
}

interface Target {
  readonly clock: Timer;
  readonly connection: () => Promise<IDBDatabase>;
}

/** For each store, resolves once its entries of earlier builds are there. */
export type Moves = ReadonlyMap<string, Promise<void>>;

const OPEN_LIMIT_MS = 2000;

/**
 * Moves entry by entry, each first into its store and then out of the earlier database. If the page
 * ends in between, the next page goes on without a duplicate. It also takes what a tab of the
 * earlier build has written since.
 */
export function moveEarlier(all: readonly EarlierDatabase[], target: Target): Moves {
  const moves = new Map<string, Promise<void>>();
  // One after the other: WebKit does not answer if many databases are opened at once.
  let before = namesThere(target.clock);
  for (const earlier of all) {
    const after = before.then(async (names) => {
      if (names?.includes(earlier.database) !== false) await move(earlier, target);
    });
    // A store that nobody asks for must not report an unhandled rejection.
    after.catch(() => undefined);
    moves.set(earlier.into, after);
    const names = before;
    before = after.catch(() => undefined).then(() => names);
  }
  return moves;
}

/** Null if the browser does not tell: then each database is looked for. */
async function namesThere(clock: Timer): Promise<readonly string[] | null> {
  try {
    const there = await withinTime(clock, OPEN_LIMIT_MS, indexedDB.databases());
    return there.map(({ name = '' }) => name);
  } catch {
    return null;
  }
}

async function move(earlier: EarlierDatabase, target: Target): Promise<void> {
  const { database, entries } = earlier;
  const old = await opened(earlier, target.clock);
  if (old === null) return;
  let isEmpty = true;
  if (old.objectStoreNames.contains(entries)) {
    const from = { old, entries, clock: target.clock };
    const keys = await inEarlier<IDBValidKey[]>(from, 'read', (store, done) => {
      const request = store.getAllKeys();
      request.onsuccess = () => done(request.result);
    });
    for (const key of keys) isEmpty = (await moveEntry(key, from, earlier, target)) && isEmpty;
  }
  old.close();
  // Nobody waits for this: a tab of the earlier build may hold it up.
  if (isEmpty) indexedDB.deleteDatabase(database);
}

/** Null if it is missing or broken. No answer is another matter: then what is in it is unknown. */
async function opened({ database }: EarlierDatabase, clock: Timer): Promise<IDBDatabase | null> {
  try {
    return await withinTime(clock, OPEN_LIMIT_MS, connectIfThere(database));
  } catch (error) {
    if (error instanceof StorageProblem) throw error;
    return null;
  }
}

/** False if the entry cannot be read: it stays where it is. */
async function moveEntry(
  key: IDBValidKey,
  from: From,
  earlier: EarlierDatabase,
  { clock, connection }: Target,
): Promise<boolean> {
  const read: Work<unknown> = (store, done) => {
    const request: IDBRequest<unknown> = store.get(key);
    request.onsuccess = () => done(request.result);
  };
  const value = await inEarlier(from, 'read', read).catch((error: unknown) => {
    if (error instanceof StorageProblem) throw error;
    return undefined;
  });
  if (value === undefined) return false;
  const inOurs = { clock, store: earlier.into, access: 'write strictly' } as const;
  await runIn<void>(await connection(), inOurs, (store, done) => {
    const request = store.count(key);
    request.onsuccess = () => {
      // The entry of this build is the newer one.
      if (request.result > 0) return done();
      store.put(value, key).onsuccess = () => done();
    };
  });
  await inEarlier<void>(from, 'write', (store, done) => {
    store.delete(key).onsuccess = () => done();
  });
  return true;
}

interface From {
  readonly old: IDBDatabase;
  readonly entries: string;
  readonly clock: Timer;
}

function inEarlier<T>({ old, entries, clock }: From, access: Access, work: Work<T>): Promise<T> {
  return runIn(old, { clock, store: entries, access }, work);
}
