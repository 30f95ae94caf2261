import { observable, type Observed } from '@ablesbar/ui/observable';

/** Work that resumes when the connection is back. */
export interface Resumption {
  /** The readings that will then be sent, by the ids of their records. */
  readonly waiting: () => readonly string[];
  readonly resume: () => void;
}

/** What one line above every screen says of the connection; null while there is nothing to say. */
export type ConnectionNews =
  | { readonly kind: 'offline' }
  | { readonly kind: 'back'; readonly waiting: number }
  | { readonly kind: 'arrived'; readonly count: number }
  | null;

export interface Connection {
  readonly isOnline: () => boolean;
  /** Resolves after the running online check, if there is one. */
  readonly settled: () => Promise<boolean>;
  readonly subscribe: (listener: () => void) => () => void;
  /**
   * Reports how a call ended. Any answer proves the connection; no answer only starts an online
   * check.
   */
  readonly report: (isAnswered: boolean) => void;
  readonly onBack: (resumption: Resumption) => () => void;
  readonly news: Observed<ConnectionNews>;
  /** A reading has arrived, which is news if it was waiting for the connection. */
  readonly readingArrived: (recordId: string) => void;
  /** The same for one that another tab has sent, perhaps before this one noticed the connection. */
  readonly readingArrivedElsewhere: (recordId: unknown) => void;
}

export interface ConnectionSetup {
  readonly browser: Pick<Window, 'addEventListener'> & {
    readonly navigator: Pick<Navigator, 'onLine'>;
  };
  /** The online check: whether our server answers, with any status. */
  readonly ask: () => Promise<boolean>;
  /** Whether the server answered at the start. */
  readonly wasAnswered: boolean;
}

const CHECK_EVERY_MS = 30_000;
/** Nobody needs to act on good news, so it goes by itself. */
const GOOD_NEWS_MS = 20_000;

/**
 * If the browser says "offline", that is believed. "Online" needs an answer of the server
 * (customer decision 16).
 */
export function watchConnection(setup: ConnectionSetup): Connection {
  const { browser, wasAnswered } = setup;
  const online = observable(wasAnswered && browser.navigator.onLine);
  const news = observable<ConnectionNews>(online.get() ? null : { kind: 'offline' });
  const resumptions = new Set<Resumption>();
  let round = 0;
  /** Those that waited when the connection came back, until they arrive. A slow one may take minutes. */
  let expected: ReadonlySet<unknown> = new Set();
  let arrived = 0;
  /** Those that waited here, and that another tab has sent while this one was offline. */
  let early: ReadonlySet<unknown> = new Set();
  let checking = Promise.resolve();

  function become(isOnline: boolean): void {
    if (isOnline === online.get()) return;
    online.set(isOnline);
    arrived = early.size;
    expected = new Set(waitingIds().filter((id) => !early.has(id)));
    early = new Set();
    if (!isOnline) return news.set({ kind: 'offline' });
    const waiting = expected.size;
    sayForAWhile(
      waiting === 0 && arrived > 0
        ? { kind: 'arrived', count: arrived }
        : { kind: 'back', waiting },
    );
    [...resumptions].forEach(({ resume }) => resume());
  }

  function waitingIds(): readonly string[] {
    return [...resumptions].flatMap((resumption) => resumption.waiting());
  }

  function sayForAWhile(good: ConnectionNews): void {
    news.set(good);
    setTimeout(() => {
      if (news.get() === good) news.set(null);
    }, GOOD_NEWS_MS);
  }

  async function ask(): Promise<void> {
    const mine = (round += 1);
    const isAnswered = await setup.ask();
    // If the state changed meanwhile, the newer observation counts, not this answer.
    if (mine === round) become(isAnswered);
  }

  function check(): void {
    checking = ask();
  }

  function report(isAnswered: boolean): void {
    if (!isAnswered) return check();
    round += 1;
    become(true);
  }

  browser.addEventListener('offline', () => {
    round += 1;
    become(false);
  });
  browser.addEventListener('online', check);
  // The browser may have stopped the checks while the page was in the background.
  browser.addEventListener('focus', () => {
    if (!online.get()) check();
  });
  setInterval(check, CHECK_EVERY_MS);

  function readingArrived(recordId: unknown): void {
    if (!online.get() || !expected.has(recordId)) return;
    expected = new Set([...expected].filter((id) => id !== recordId));
    arrived += 1;
    sayForAWhile({ kind: 'arrived', count: arrived });
  }

  return {
    isOnline: online.get,
    settled: () => checking.then(online.get),
    subscribe: online.subscribe,
    report,
    news,
    readingArrived,
    readingArrivedElsewhere(recordId) {
      if (online.get()) return readingArrived(recordId);
      if (waitingIds().some((id) => id === recordId)) early = new Set([...early, recordId]);
    },
    onBack(resumption) {
      resumptions.add(resumption);
      return () => resumptions.delete(resumption);
    },
  };
}
