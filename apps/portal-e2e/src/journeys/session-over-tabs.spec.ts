import type { BrowserContext, Page } from '@playwright/test';
import { AccountMenu } from '../screens/account-menu';
import { JobListScreen } from '../screens/job-list-screen';
import { LoginScreen } from '../screens/login-screen';
import { expect, test } from '../world/test';

const LIFETIME = '14:30';

/** Waits until no tab exchanges a token. */
const expectNoExchange = (page: Page) =>
  expect
    .poll(() => page.evaluate(async () => (await navigator.locks.query()).held?.length))
    .toBe(0);

async function openTabs(context: BrowserContext, count: number): Promise<readonly Page[]> {
  const tabs = [];
  for (let n = 0; n < count; n += 1) {
    const tab = await context.newPage();
    await tab.goto('/ablesung');
    await expect(new JobListScreen(tab).group('Offen')).toBeVisible();
    tabs.push(tab);
  }
  return tabs;
}

test.describe('with a controlled clock', () => {
  test.beforeEach(async ({ context, loginScreen, jobList }) => {
    await context.clock.install();
    await loginScreen.openAsDemoCustomer('/ablesung');
    await expect(jobList.group('Offen')).toBeVisible();
  });

  test('five tabs renew a token with one call', async ({ context, page }) => {
    const tabs = [page, ...(await openTabs(context, 4))];
    let refreshes = 0;
    context.on('request', (request) => {
      if (request.url().endsWith('/auth/token')) refreshes += 1;
    });
    // All tabs share this clock.
    await context.clock.fastForward(LIFETIME);
    await expect.poll(() => refreshes).toBe(1);
    // A reload during the exchange would lose the answer, and the next tab would ask again.
    await expectNoExchange(page);
    for (const tab of tabs) {
      await tab.reload();
      await expect(new JobListScreen(tab).group('Offen')).toBeVisible();
    }
    expect(refreshes, 'and all of them live on with its result').toBe(1);
  });

  test('a lost answer to a token exchange does not end the session', async ({
    context,
    page,
    jobList,
  }) => {
    let lost = 0;
    await page.route('**/auth/token', async (route) => {
      await route.fetch();
      lost += 1;
      await route.abort('connectionreset');
    });
    await page.clock.fastForward(LIFETIME);
    await expect.poll(() => lost).toBe(1);
    await page.unrouteAll({ behavior: 'wait' });
    await expectNoExchange(page);
    const renewed = context.waitForEvent('response', (answer) =>
      answer.url().endsWith('/auth/token'),
    );
    await page.clock.fastForward('00:31');
    expect((await renewed).status()).toBe(200);
    await page.reload();
    await expect(jobList.group('Offen')).toBeVisible();
  });

  test('the portal removes one expired account of several and shows a notice', async ({
    page,
    accountMenu,
  }) => {
    await accountMenu.add('demo-nachbarin');
    const refuse = { status: 401, json: { message: 'Anmeldung nötig' } };
    await page.route('**/auth/token', (route) => route.fulfill(refuse), { times: 1 });
    await page.clock.fastForward(LIFETIME);
    const toast = page.getByRole('status').filter({ hasText: 'Zugang abgelaufen' });
    await expect(toast).toContainText('Ein abgelaufener Zugang wurde entfernt');
    await accountMenu.open();
    const names = /Hannelore Brandt|Aylin Demirtaş/;
    await expect(page.getByRole('listitem').filter({ hasText: names, visible: true })).toHaveCount(
      1,
    );
  });

  test('after the last account expired, the login returns to the job and its entry', async ({
    page,
    loginScreen,
    jobList,
    jobScreen,
  }) => {
    const meter = '7ELS0098127734';
    await jobList.job(meter).click();
    await jobScreen.enter('Verbrauch', '13210', '45');
    const refuse = { status: 401, json: { message: 'Anmeldung nötig' } };
    await page.route('**/auth/token', (route) => route.fulfill(refuse), { times: 1 });
    await page.clock.fastForward(LIFETIME);
    await expect(page.getByText('Session abgelaufen')).toBeVisible();
    await page.clock.fastForward('00:02');
    await expect(page).toHaveURL('/');
    await loginScreen.logInAsDemoCustomer();
    await expect(jobScreen.heading).toHaveText(meter);
    const value = jobScreen.rate('Verbrauch').getByRole('textbox').first();
    await expect(value).toHaveValue('13210');
  });
});

test('an unreachable server does not end the session', async ({
  page,
  server,
  loginScreen,
  accountMenu,
  jobList,
}) => {
  await page.clock.install();
  await loginScreen.openAsDemoCustomer('/ablesung');
  await expect(jobList.group('Offen')).toBeVisible();
  // The toast is not checked: an earlier lost call may have shown it, and the clock's jump hides it.
  const lost = page.waitForEvent('requestfailed', (call) => call.url().endsWith('/auth/token'));
  await server.stop();
  await page.clock.fastForward(LIFETIME);
  await lost;
  // Started before the server: on a busy machine the page may retry by itself.
  const renewed = page.waitForResponse((answer) => answer.url().endsWith('/auth/token'));
  await server.start();
  await page.clock.fastForward('00:31');
  expect((await renewed).status()).toBe(200);
  await accountMenu.open();
  await expect(accountMenu.account('Hannelore Brandt')).toBeVisible();
});

test(
  'the other tabs follow a login and a logout of one tab',
  { tag: '@engines' },
  async ({ openTab, page, loginScreen, accountMenu }) => {
    await loginScreen.open();
    const other = await openTab();
    const there = new LoginScreen(other);
    await there.open('/ablesung');

    await loginScreen.logInAsDemoCustomer();
    await expect(new JobListScreen(other).group('Offen')).toBeVisible();

    await new AccountMenu(other).logOut();
    await expect(loginScreen.heading).toBeVisible();
    await expect(page).toHaveURL(/:\d+\/$/);
    await expect(accountMenu.unsentDialog).toBeHidden();
  },
);
