import { type Answering, createAnswering } from './answering';
import { connect } from './connect';
import { StorageProblem, storageProblemOf } from './storage-problem';
import { type EarlierDatabase, moveEarlier, type Moves } from './move-earlier';
import { type Access, type Run, runIn, type Work } from './transaction';
import { type Timer, withinTime } from './within-time';

export interface DatabaseSetup {
  readonly clock: Timer;
  readonly name: string;
  readonly stores: readonly string[];
  /** Databases of earlier builds. Their entries move into the stores before those are used. */
  readonly earlier?: readonly EarlierDatabase[];
  /** Pending while the page is being left. WebKit may freeze it, with what it has begun, for ever. */
  readonly untilShown?: () => Promise<void>;
}

/** One database with one connection for everything that a page keeps in it. */
export interface Database {
  readonly name: string;
  readonly transaction: <T>(store: string, access: Access, work: Work<T>) => Promise<T>;
  /** False while nothing can be opened, read or written. A full disk still answers. */
  readonly answering: Pick<Answering, 'get' | 'subscribe'>;
  /** False if the last write has found a full disk. A removal is no proof of room. */
  readonly hasRoom: Pick<Answering, 'get' | 'subscribe'>;
}

interface Opening {
  answer: Promise<IDBDatabase>;
  opened: IDBDatabase | null;
}

// Some browsers never answer an open request. The user must not wait for it.
const OPEN_LIMIT_MS = 3000;

export function createDatabase({
  clock,
  name,
  stores,
  earlier = [],
  untilShown = async () => undefined,
}: DatabaseSetup): Database {
  let current: Opening | null = null;
  let moves: Moves | null = null;
  const silent = new Set<IDBTransaction>();
  const answering = createAnswering();
  const hasRoom = createAnswering();

  /**
   * While the browser owes an answer, nothing is opened a second time: that is what makes WebKit
   * hang. Callers wait together, after 3 s they fail at once, and a late answer still counts.
   */
  function connection(): Promise<IDBDatabase> {
    if (current !== null) return current.answer;
    const forget = () => {
      if (current === mine) current = null;
    };
    const opening = connect({ name, stores }, forget);
    const mine: Opening = { answer: withinTime(clock, OPEN_LIMIT_MS, opening), opened: null };
    opening.then((opened) => {
      Object.assign(mine, { answer: opening, opened });
      answering.set(true);
    }, forget);
    current = mine;
    return mine.answer;
  }

  async function ready(store: string): Promise<IDBDatabase> {
    // One transaction has not even ended when it was told to: the next would only wait as long.
    if (silent.size > 0) throw new StorageProblem('storage-unavailable');
    try {
      await connection();
      moves ??= moveEarlier(earlier, { clock, connection });
      // What an earlier build has kept comes first. Without it, a reading would seem to lack its
      // photos, or photos their reading.
      await moves.into(store);
      return await connection();
    } catch (error) {
      answering.set(false);
      throw storageProblemOf(error);
    }
  }

  async function run<T>(opened: IDBDatabase, inStore: Run, work: Work<T>): Promise<T> {
    // A transaction of a frozen page never ends, and no other tab could use its store.
    await untilShown();
    try {
      const result = await runIn(opened, inStore, work);
      answering.set(true);
      if (inStore.access.startsWith('write')) hasRoom.set(true);
      return result;
    } catch (error) {
      if (storageProblemOf(error).kind === 'storage-full') hasRoom.set(false);
      if (error instanceof StorageProblem || isLost(error)) answering.set(false);
      throw error;
    }
  }

  return {
    name,
    answering,
    hasRoom,
    async transaction(store, access, work) {
      const opened = await ready(store);
      const inStore = { clock, store, access, silent };
      try {
        return await run(opened, inStore, work);
      } catch (error) {
        if (!isLost(error)) throw error;
        opened.close();
        if (current?.opened === opened) current = null;
        return run(await ready(store), inStore, work);
      }
    },
  };
}

/** The browser has closed the connection by itself, or has lost the process that holds the data. */
function isLost(error: unknown): boolean {
  return (
    error instanceof DOMException && ['InvalidStateError', 'UnknownError'].includes(error.name)
  );
}
