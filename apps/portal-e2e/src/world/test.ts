import { test as base } from '@playwright/test';
import { IntroductionScreen } from '../screens/introduction-screen';
import { AccountMenu } from '../screens/account-menu';
import { JobListScreen } from '../screens/job-list-screen';
import { JobScreen } from '../screens/job-screen';
import { LoginScreen } from '../screens/login-screen';
import { Scanner } from '../screens/scanner';
import { Wizard } from '../screens/wizard';
import { originalData } from './original';
import { watchPolicy } from './policy-watch';
import { Server } from './server';
import type { PortalServer } from './server-process';
import { SharedServer } from './shared-server';
import { DEMO_LOGINS, type DemoLogin, type StoredLogin, storeLogin } from './stored-login';

interface Surroundings {
  /** Where the embedded database lies as it is at first; made by the first who asks. */
  readonly original: () => Promise<string>;
  /** Null where no PostgreSQL is at hand: then every journey has a server of its own. */
  readonly shared: SharedServer | null;
  /** Empty where no server is shared: each journey then logs in on its own. */
  readonly storedLogins: ReadonlyMap<DemoLogin, StoredLogin>;
}

interface World {
  readonly server: PortalServer;
  /** For a journey that stops its server, deploys it anew or counts what it has stored. */
  readonly ownServer: Server;
  /** Comes to an address in a browser that is logged in already, as after a reload. */
  readonly openAs: (login: DemoLogin, path: string) => Promise<void>;
  readonly loginScreen: LoginScreen;
  readonly accountMenu: AccountMenu;
  readonly scanner: Scanner;
  readonly introduction: IntroductionScreen;
  readonly jobList: JobListScreen;
  readonly jobScreen: JobScreen;
  readonly wizard: Wizard;
}

/** Whatever a server or its demo data take to be there; the journey's own time begins after it. */
const START_MS = 90_000;

/** Every journey begins with the demo data as it is at first: none can spoil another's. */
export const test = base.extend<World, Surroundings>({
  // Playwright reads from the braces what a fixture needs, and insists on them; here it is nothing.
  original: [
    async ({ browserName: _ }, use, { project }) => use(() => originalData(project.outputDir)),
    { scope: 'worker' },
  ],
  shared: [
    async ({ browserName: _ }, use) => {
      const { TEST_DATABASE_URL: address } = process.env;
      const shared = address ? await SharedServer.create(address) : null;
      await use(shared);
      await shared?.destroy();
    },
    { scope: 'worker', timeout: START_MS },
  ],
  storedLogins: [
    async ({ browser, shared }, use) => {
      if (shared === null) return use(new Map());
      const logins = await Promise.all(
        DEMO_LOGINS.map(async (login) => {
          return [login, await storeLogin(browser, shared.origin, login)] as const;
        }),
      );
      // Their tokens are good for every journey that begins with what the server holds now.
      await shared.keep();
      return use(new Map(logins));
    },
    { scope: 'worker', timeout: START_MS },
  ],
  ownServer: [
    async ({ original }, use) => {
      const server = await Server.createWith(await original());
      await use(server);
      await server.destroy();
    },
    // The demo data may have to be made first.
    { timeout: START_MS },
  ],
  // Not before the logins are stored: they belong to what every journey begins with.
  server: [
    async ({ shared, original, storedLogins: _ }, use) => {
      await shared?.reset();
      const server = shared ?? (await Server.createWith(await original()));
      await use(server);
      if (server instanceof Server) await server.destroy();
    },
    { timeout: START_MS },
  ],
  openAs: async ({ browser, page, server, storedLogins }, use) =>
    use(async (login, path) => {
      const stored = storedLogins.get(login) ?? (await storeLogin(browser, server.origin, login));
      await page.context().setStorageState(stored);
      await page.goto(path);
    }),
  context: async ({ context }, use) => {
    const policy = watchPolicy(context);
    await use(context);
    policy.expectKept();
  },
  baseURL: async ({ server }, use) => use(server.origin),
  loginScreen: async ({ page }, use) => use(new LoginScreen(page)),
  accountMenu: async ({ page }, use) => use(new AccountMenu(page)),
  scanner: async ({ page }, use) => use(new Scanner(page)),
  introduction: async ({ page }, use) => use(new IntroductionScreen(page)),
  jobList: async ({ page }, use) => use(new JobListScreen(page)),
  jobScreen: async ({ page }, use) => use(new JobScreen(page)),
  wizard: async ({ page }, use) => use(new Wizard(page)),
});

/** The journeys of a server that is theirs alone. */
export const ownServerTest = test.extend<{ readonly server: Server }>({
  server: async ({ ownServer }, use) => use(ownServer),
  // No login is stored there.
  openAs: async ({ loginScreen }, use) =>
    use(async (login, path) => {
      await loginScreen.open(path);
      await loginScreen.logIn(login, login);
    }),
});

export { expect } from '@playwright/test';
