import { observable, type Notices } from '@ablesbar/ui/observable';

/** Work that resumes when the connection is back. */
export interface Resumption {
  /** Number of readings that will then be sent. */
  readonly waiting: () => number;
  readonly resume: () => void;
}

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
}

export interface ConnectionSetup {
  readonly browser: Pick<Window, 'addEventListener'> & {
    readonly navigator: Pick<Navigator, 'onLine'>;
  };
  /** The online check: whether our server answers, with any status. */
  readonly ask: () => Promise<boolean>;
  readonly notices: Pick<Notices, 'show'>;
  /** Whether the server answered at the start. */
  readonly wasAnswered: boolean;
}

const CHECK_EVERY_MS = 30_000;

/**
 * If the browser says "offline", that is believed. "Online" needs an answer of the server
 * (customer decision 16).
 */
export function watchConnection(setup: ConnectionSetup): Connection {
  const { browser, notices, wasAnswered } = setup;
  const online = observable(wasAnswered && browser.navigator.onLine);
  const resumptions = new Set<Resumption>();
  let round = 0;
  let checking = Promise.resolve();

  function become(isOnline: boolean): void {
    if (isOnline === online.get()) return;
    online.set(isOnline);
    if (!isOnline) {
      notices.show({
        type: 'warning',
        title: 'notice_offline_title',
        message: 'notice_offline_text',
      });
      return;
    }
    const count = [...resumptions].reduce((sum, { waiting }) => sum + waiting(), 0);
    notices.show({
      type: 'info',
      title: 'notice_online_title',
      ...(count > 0
        ? { message: 'notice_online_sync_text', values: { count } }
        : { message: 'notice_online_text' }),
    });
    resumptions.forEach(({ resume }) => resume());
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

  return {
    isOnline: online.get,
    settled: () => checking.then(online.get),
    subscribe: online.subscribe,
    report,
    onBack(resumption) {
      resumptions.add(resumption);
      return () => resumptions.delete(resumption);
    },
  };
}
