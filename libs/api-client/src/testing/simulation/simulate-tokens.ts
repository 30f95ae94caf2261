import { seededRandom } from '@ablesbar/domain/testing';
import { callAsAccount } from '../../base/authorized-call';
import { createHttp } from '../../http/create-http';
import { createSessions } from '../../session/create-sessions';
import { keepTokensFresh } from '../../session/keep-tokens-fresh';
import { createLocks } from '../../session/locks';
import type { Clock } from '../../session/session-ports';
import { createMemoryTokenStore, type TokenStore } from '../../session/token-store';
import { createFakeBrowser } from '../fake-tabs';
import { bodyOf, createBadNetwork } from './bad-network';
import { createModelServer } from './model-server';
import { createSimulatedTab, createModelLocks, type SimulatedTab, storeOf } from './simulated-tab';

export interface Simulation {
  readonly seed: number;
  readonly tabs: number;
  readonly days: number;
  /** A rule that is switched off, to show that the simulation notices it. */
  readonly without?: 'locks' | 'second-read' | 'grace';
}

/** Probabilities at each await. */
const CLOSED = 0.004;
const FROZEN = 0.004;
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const ACCOUNTS = ['nord', 'sued', 'west'] as const;

/**
 * One browser over several days, with Jest's clock. Its tabs work, are closed or frozen at any
 * moment and are opened again. The network loses calls and answers.
 */
export async function simulateTokens({ seed, tabs, days, without }: Simulation) {
  const chance = seededRandom(seed);
  const now = () => Date.now();
  const server = createModelServer(
    without === 'grace' ? 'at-once' : 'until-successor-is-used',
    now,
  );
  const { fetch, faults } = createBadNetwork(server, chance);
  const store = createMemoryTokenStore();
  const locksOf = createModelLocks();
  const browser = createFakeBrowser();
  const count = { calls: 0, closed: 0, frozen: 0, expired: 0 };
  const running = new Set<SimulatedTab>();

  function openTab(): SimulatedTab {
    const tab = createSimulatedTab(strike);
    running.add(tab);
    const clock: Clock = {
      now,
      after(ms, action) {
        const timer = setTimeout(() => void tab.whileOpen(Promise.resolve()).then(action), ms);
        return () => clearTimeout(timer);
      },
    };
    const http = createHttp({ fetch: (input, init) => tab.whileOpen(fetch(input, init)) });
    const sessions = createSessions({
      http,
      tokenStore: seen(storeOf(store, tab), without),
      locks: createLocks(without === 'locks' ? null : locksOf(tab)),
      tabs: browser.openTab(),
      clock,
      applicationId: 'swm',
    });
    void keepTokensFresh({ sessions, clock, random: chance(), isAwake: () => chance() < 0.7 });
    const work = () => {
      if (tab.isClosed()) return;
      count.calls += 1;
      const accountId = ACCOUNTS[Math.floor(chance() * ACCOUNTS.length)] ?? ACCOUNTS[0];
      void callAsAccount({ http, sessions }, { accountId, method: 'GET', path: '/api/pro/job' });
      clock.after(chance() * 2 * MINUTE_MS, work);
    };
    work();
    return tab;
  }

  /** Sometimes closes or freezes a tab. A closed tab is replaced by a new one. */
  function strike(tab: SimulatedTab): void {
    if (tab.isClosed()) return;
    const fate = chance();
    if (fate < CLOSED) {
      count.closed += 1;
      running.delete(tab);
      tab.close();
      setTimeout(openTab, 0);
    } else if (fate < CLOSED + FROZEN) {
      count.frozen += 1;
      tab.freeze();
      setTimeout(tab.thaw, chance() * 10 * MINUTE_MS);
    }
  }

  await logInAll(store, server, now);
  for (let tab = 0; tab < tabs; tab += 1) openTab();
  await jest.advanceTimersByTimeAsync(days * DAY_MS);
  count.expired = ACCOUNTS.length - (await store.accountIds()).length;
  running.forEach((tab) => tab.close());
  return { ...server.count, ...count, ...faults };
}

async function logInAll(
  store: TokenStore,
  server: ReturnType<typeof createModelServer>,
  now: () => number,
): Promise<void> {
  const http = createHttp({
    fetch: async (_input, init) => server.answer('/auth/token', bodyOf(init), ''),
  });
  const sessions = createSessions({
    http,
    tokenStore: store,
    locks: createLocks(null),
    tabs: createFakeBrowser().openTab(),
    clock: { now, after: () => () => undefined },
    applicationId: 'swm',
  });
  for (const username of ACCOUNTS) {
    const login = await sessions.logIn({ username, password: 'geheim' });
    if (login.ok) await login.value.accept();
  }
}

/**
 * With the second read switched off, a tab uses the pair it read first until it changes that pair
 * itself.
 */
function seen(store: TokenStore, without: Simulation['without']): TokenStore {
  if (without !== 'second-read') return store;
  const cache = new Map<string, Awaited<ReturnType<TokenStore['read']>>>();
  return {
    ...store,
    async read(accountId) {
      const known = cache.get(accountId) ?? (await store.read(accountId));
      cache.set(accountId, known);
      return known;
    },
    async change(accountId, decide) {
      const next = await store.change(accountId, decide);
      cache.set(accountId, next);
      return next;
    },
    async remove(accountId) {
      await store.remove(accountId);
      cache.delete(accountId);
    },
  };
}
