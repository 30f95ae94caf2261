import { test as base, type Browser, type Page } from '@playwright/test';
import { IntroductionScreen } from '../screens/introduction-screen';
import { AccountMenu } from '../screens/account-menu';
import { JobListScreen } from '../screens/job-list-screen';
import { JobScreen } from '../screens/job-screen';
import { LoginScreen } from '../screens/login-screen';
import { Scanner } from '../screens/scanner';
import { Wizard } from '../screens/wizard';
import { makeDemoData } from './demo-data';
import { type Device, deviceIn } from './device';
import { KillableBrowser } from './killable-browser';
import { watchPolicy } from './policy-watch';
import { type PreparedData, preparedRun } from './prepared-run';
import { Server } from './server';
import type { PortalServer } from './server-process';
import { SharedServer } from './shared-server';
import { webkitDevice } from './webkit-device';
import { watchCalls } from './watch-calls';
import { type DemoLogin, loginAt, storeLogin } from './stored-login';

interface WorkerFixtures {
  /**
   * One browser for all journeys of a worker; each journey has its own device in it. Null for
   * WebKitGTK, which starts anew for each journey.
   */
  readonly launched: Browser | null;
  /** Returns the demo data for a server. Without PostgreSQL, the first call makes it. */
  readonly demoData: () => Promise<PreparedData>;
  /** Null without PostgreSQL: then every journey has its own server. */
  readonly shared: SharedServer | null;
}

interface JourneyFixtures {
  readonly server: PortalServer;
  readonly device: Device;
  /** A browser with a profile on disk. It has no `baseURL` and no login; a journey starts it itself. */
  readonly killable: KillableBrowser;
  /** Opens another tab beside `page`. */
  readonly openTab: () => Promise<Page>;
  /** Opens an address in a browser that is already logged in, as after a reload. */
  readonly openAs: (login: DemoLogin, path: string) => Promise<void>;
  readonly loginScreen: LoginScreen;
  readonly accountMenu: AccountMenu;
  readonly scanner: Scanner;
  readonly introduction: IntroductionScreen;
  readonly jobList: JobListScreen;
  readonly jobScreen: JobScreen;
  readonly wizard: Wizard;
}

/** The timeout for starting a server and making its demo data; it does not count for the journey. */
const START_MS = 300_000;

/** Every journey begins with the original demo data, so no journey affects another. */
export const test = base.extend<JourneyFixtures, WorkerFixtures>({
  launched: [
    async ({ playwright, browserName }, use) => {
      if (browserName === 'webkit') return use(null);
      const browser = await playwright[browserName].launch();
      await use(browser);
      await browser.close();
    },
    { scope: 'worker', timeout: START_MS },
  ],
  // Playwright requires a destructured first parameter, even if a fixture needs nothing.
  demoData: [
    async ({ browserName: _ }, use, { project }) =>
      use(async () => preparedRun() ?? makeDemoData(project.outputDir)),
    { scope: 'worker' },
  ],
  shared: [
    async ({ browserName: _ }, use) => {
      const { TEST_DATABASE_URL: address } = process.env;
      const prepared = preparedRun();
      const shared = address && prepared ? await SharedServer.create(address, prepared) : null;
      await use(shared);
      await shared?.destroy();
    },
    { scope: 'worker', timeout: START_MS },
  ],
  server: [
    async ({ shared, demoData }, use) => {
      if (shared) {
        await shared.reset();
        return use(shared);
      }
      const server = await Server.createWith(await demoData());
      await use(server);
      await server.destroy();
    },
    // The demo data may have to be made first.
    { timeout: START_MS },
  ],
  openAs: async ({ launched, page, loginScreen, server }, use) =>
    use(async (login, path) => {
      if (launched === null) {
        await loginScreen.open(path);
        return loginScreen.logIn(login, login);
      }
      const prepared = preparedRun();
      const stored = prepared
        ? loginAt(server.origin, prepared.logins[login])
        : await storeLogin(launched, server.origin, login);
      await page.context().setStorageState(stored);
      await page.goto(path);
    }),
  device: async ({ playwright, launched, server }, use) => {
    const device = launched
      ? await deviceIn(launched)
      : await webkitDevice(playwright.webkit, server.origin);
    await use(device);
    await device.close();
  },
  killable: async ({ browserName, viewport }, use) => {
    const browser = await KillableBrowser.create(browserName, viewport);
    await use(browser);
    await browser.destroy();
  },
  context: async ({ device: { context } }, use) => {
    const calls = watchCalls(context);
    const policy = watchPolicy(context);
    await use(context);
    await calls.tell(test.info());
    policy.expectKept();
  },
  page: async ({ device, context: _ }, use) => use(await device.openTab()),
  openTab: async ({ device }, use) => use(() => device.openTab()),
  baseURL: async ({ server }, use) => use(server.origin),
  loginScreen: async ({ page }, use) => use(new LoginScreen(page)),
  accountMenu: async ({ page }, use) => use(new AccountMenu(page)),
  scanner: async ({ page }, use) => use(new Scanner(page)),
  introduction: async ({ page }, use) => use(new IntroductionScreen(page)),
  jobList: async ({ page }, use) => use(new JobListScreen(page)),
  jobScreen: async ({ page }, use) => use(new JobScreen(page)),
  wizard: async ({ page }, use) => use(new Wizard(page)),
});

export { expect } from '@playwright/test';
