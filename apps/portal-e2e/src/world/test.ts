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
export const test = base.extend<World>({
  // Playwright reads from the braces what a fixture needs, and insists on them; here it is nothing.
  server: async ({ browserName: _ }, use) => {
    const server = await Server.create();
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
