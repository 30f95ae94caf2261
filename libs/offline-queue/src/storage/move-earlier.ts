import { connectIfThere } from './connect';
import { StorageProblem, storageProblemOf } from './storage-problem';
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

export interface Moves {
  /** Resolves once the store's entries of earlier builds are there. */
  readonly into: (store: string) => Promise<void>;
}

const NAMES_LIMIT_MS = 2000;
// The user waits for this. The move goes on, and a later call finds it done.
const CALL_LIMIT_MS = 3000;
// Some browsers answer after half a minute.
const ANSWER_LIMIT_MS = 30_000;
// After a failure such as a full disk. Callers that need the store call again after some seconds.
const PAUSE_MS = 2000;

/**
 * Moves entry by entry, each first into its store and then out of the earlier database. If the page
 * ends in between, the next page goes on without a duplicate. It also takes what a tab of the
 * earlier build has written since. A move that failed is repeated by the first call after a pause.
 */
export function moveEarlier(all: readonly EarlierDatabase[], target: Target): Moves {
  const { clock } = target;
  const moves = new Map<string, Promise<void>>();
  const names = namesThere(clock);
  let before: Promise<unknown> = names;

  /** One after the other: WebKit does not answer if many databases are opened at once. */
  function inTurn(work: () => Promise<void>): Promise<void> {
    return new Promise((resolve, reject) => {
      before = before.then(() => {
        const working = work();
        working.then(resolve, reject);
        return withinTime(clock, ANSWER_LIMIT_MS, working).catch(() => undefined);
      });
    });
  }

  function begin(earlier: EarlierDatabase): Promise<void> {
    const moved = inTurn(async () => {
      if ((await names)?.includes(earlier.database) !== false) await move(earlier, target);
    });
    const inTime = withinTime(clock, CALL_LIMIT_MS, moved);
    // A store that nobody asks for must not report an unhandled rejection.
    inTime.catch(() => undefined);
    moves.set(earlier.into, inTime);
    moved.then(
      () => moves.set(earlier.into, moved),
      () => clock.after(PAUSE_MS, () => moves.delete(earlier.into)),
    );
    return inTime;
  }

  for (const earlier of all) void begin(earlier);
  return {
    async into(store) {
      const earlier = all.find(({ into }) => into === store);
      if (earlier !== undefined) await (moves.get(store) ?? begin(earlier));
    },
  };
}

/** Null if the browser does not tell: then each database is looked for. */
async function namesThere(clock: Timer): Promise<readonly string[] | null> {
  try {
    const there = await withinTime(clock, NAMES_LIMIT_MS, indexedDB.databases());
    return there.map(({ name = '' }) => name);
  } catch {
    return null;
  }
}

async function move(earlier: EarlierDatabase, target: Target): Promise<void> {
  const { database, entries } = earlier;
  const old = await opened(earlier);
  if (old === null) return;
  let isEmpty = true;
  try {
    if (old.objectStoreNames.contains(entries)) {
      const from = { old, entries, clock: target.clock };
      const keys = await inEarlier<IDBValidKey[]>(from, 'read', (store, done) => {
        const request = store.getAllKeys();
        request.onsuccess = () => done(request.result);
      });
      for (const key of keys) isEmpty = (await moveEntry(key, from, earlier, target)) && isEmpty;
    }
  } finally {
    old.close();
  }
  // Nobody waits for this: a tab of the earlier build may hold it up.
  if (isEmpty) indexedDB.deleteDatabase(database);
}

/** Null if it is missing or broken. On a full disk, what is in it is unknown. */
async function opened({ database }: EarlierDatabase): Promise<IDBDatabase | null> {
  try {
    return await connectIfThere(database);
  } catch (error) {
    if (storageProblemOf(error).kind === 'storage-full') throw error;
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
  const value = await inEarlier(from, 'read', read).catch(async (error: unknown) => {
    if (error instanceof StorageProblem) throw error;
    await proveConnected(from);
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

/** Rejects if not one entry but the connection is lost: what is in it is then unknown. */
function proveConnected(from: From): Promise<number> {
  return inEarlier(from, 'read', (store, done) => {
    const request = store.count();
    request.onsuccess = () => done(request.result);
  });
}

interface From {
  readonly old: IDBDatabase;
  readonly entries: string;
  readonly clock: Timer;
}

function inEarlier<T>({ old, entries, clock }: From, access: Access, work: Work<T>): Promise<T> {
  return runIn(old, { clock, store: entries, access }, work);
}
