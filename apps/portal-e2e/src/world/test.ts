import { test as base } from '@playwright/test';
import { IntroductionScreen } from '../screens/introduction-screen';
import { AccountMenu } from '../screens/account-menu';
import { JobListScreen } from '../screens/job-list-screen';
import { JobScreen } from '../screens/job-screen';
import { LoginScreen } from '../screens/login-screen';
import { Scanner } from '../screens/scanner';
import { Wizard } from '../screens/wizard';
import { watchPolicy } from './policy-watch';
import { Server } from './server';

interface Surroundings {
  /** At rest, with the demo data as it is at first. */
  readonly original: Server;
}

interface World {
  readonly server: Server;
  readonly loginScreen: LoginScreen;
  readonly accountMenu: AccountMenu;
  readonly scanner: Scanner;
  readonly introduction: IntroductionScreen;
  readonly jobList: JobListScreen;
  readonly jobScreen: JobScreen;
  readonly wizard: Wizard;
}

/** Every journey has a server and a database of its own: none can spoil another's data. */
export const test = base.extend<World, Surroundings>({
  // Playwright reads from the braces what a fixture needs, and insists on them; here it is nothing.
  original: [
    async ({ browserName: _ }, use) => {
      const original = await Server.create();
      await original.stop();
      await use(original);
      await original.destroy();
    },
    { scope: 'worker' },
  ],
  server: async ({ original }, use) => {
    const server = await original.startCopy();
    await use(server);
    await server.destroy();
  },
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

export { expect } from '@playwright/test';
