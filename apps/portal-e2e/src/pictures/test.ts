import { expect, type BrowserContext } from '@playwright/test';
import { LoginScreen } from '../screens/login-screen';
import { UnlistedScreen } from '../screens/unlisted-screen';
import { Server } from '../world/server';
import { test as journey } from '../world/test';
import { type DemoLogin, type PictureWorld } from './state';

type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>;

interface Studio {
  /** One for all pictures of a worker: none of them leaves anything on it. */
  readonly shown: Server;
  /** What the browser keeps of a login, and of nothing else. */
  readonly sessionOf: (login: DemoLogin) => Promise<StorageState>;
}

interface Sitting {
  readonly as: DemoLogin;
  readonly world: PictureWorld;
}

async function logIn(context: BrowserContext, login: DemoLogin): Promise<StorageState> {
  // No list comes, so none is kept: a picture of the first visit would be one of the second.
  await context.route('**/api/pro/job', (route) => route.abort());
  const screen = new LoginScreen(await context.newPage());
  await screen.open('/ablesung');
  await screen.logIn(login, login);
  let state = await context.storageState({ indexedDB: true });
  const kept = async () => {
    state = await context.storageState({ indexedDB: true });
    return JSON.stringify(state);
  };
  await expect.poll(kept).toContain('eyJ');
  return state;
}

export const test = journey.extend<Sitting, Studio>({
  shown: [
    async ({ browserName: _ }, use) => {
      const shown = await Server.create();
      await use(shown);
      await shown.destroy();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  sessionOf: [
    async ({ browser, shown }, use) => {
      const sessions = new Map<DemoLogin, Promise<StorageState>>();
      const begin = async (login: DemoLogin) => {
        const context = await browser.newContext({ baseURL: shown.origin });
        const state = await logIn(context, login);
        await context.close();
        return state;
      };
      await use((login) => {
        const session = sessions.get(login) ?? begin(login);
        sessions.set(login, session);
        return session;
      });
    },
    { scope: 'worker' },
  ],
  as: ['demo-kunde', { option: true }],
  server: async ({ shown }, use) => use(shown),
  storageState: async ({ sessionOf, as }, use) => use(await sessionOf(as)),
  world: async ({ page, context, jobList, jobScreen, accountMenu }, use) =>
    use({ page, context, jobList, jobScreen, accountMenu, unlisted: new UnlistedScreen(page) }),
});
