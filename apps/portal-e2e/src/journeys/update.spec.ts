import type { Page } from '@playwright/test';
import { Installation } from '../world/installation';
import { portalScript, watchParts } from '../world/parts';
import { keptState } from '../world/stored';
import { Server } from '../world/server';
import { expect, ownServerTest as base } from '../world/test';
import { lookForUpdate, workerAnswersFor } from '../world/worker';

const test = base.extend<{ installation: Installation }>({
  installation: async ({ browserName: _ }, use) => {
    const installation = await Installation.create();
    await use(installation);
    await installation.destroy();
  },
  server: async ({ installation, original }, use) => {
    const server = await Server.createWith(await original(), installation.folder);
    await use(server);
    await server.destroy();
  },
});

test.use({ serviceWorkers: 'allow' });

const updateDialog = (page: Page) => page.getByRole('dialog', { name: 'Neue Fassung verfügbar' });
/** Its name says of which build a page is. */
const entry = (page: Page) => page.locator('script[type=module]');

/** How often the page was loaded from now on. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('load', () => (loads += 1));
  return () => loads;
}

/** At once for whoever looks: half a build is on no server. */
async function deploy(server: Server, installation: Installation): Promise<void> {
  await server.stop();
  await installation.deployNextBuild();
  await server.start();
}

const meter = '7ELS0098127734';

test('a new build is offered, waits for its moment and then runs; a draft stays', async ({
  page,
  server,
  installation,
  loginScreen,
  jobList,
  jobScreen,
}) => {
  await loginScreen.openAsDemoCustomer('/ablesung');
  await jobList.job(meter).click();
  await workerAnswersFor(page);
  await jobScreen.enter('Verbrauch', '13210', '45');
  const before = (await entry(page).getAttribute('src')) ?? '';
  const loads = countLoads(page);

  await deploy(server, installation);
  await lookForUpdate(page);
  await updateDialog(page).getByRole('button', { name: 'Später' }).click();
  await expect(updateDialog(page)).toBeHidden();
  await expect(jobScreen.sendButton).toBeEnabled();
  expect(loads()).toBe(0);

  await expect.poll(() => keptState(page, 'persist:readingDraft')).toMatch(/13210\D+45/);
  await page.reload();
  await expect(jobScreen.sendButton).toBeEnabled();
  await expect(entry(page)).toHaveAttribute('src', before);
  await updateDialog(page).getByRole('button', { name: 'Jetzt aktualisieren' }).click();
  // The old page has a form as well, so the new one is waited for.
  await expect(entry(page)).toHaveAttribute('src', /-next/);
  await expect(jobScreen.sendButton).toBeEnabled();
  await expect(updateDialog(page)).toBeHidden();
  await expect(jobScreen.rate('Verbrauch').getByRole('textbox').first()).toHaveValue('13210');
  await expect.poll(loads).toBe(2);
});

test('an old tab still finds its files, keeps what is typed and asks before it goes', async ({
  page,
  context,
  server,
  installation,
  loginScreen,
  jobList,
}) => {
  await loginScreen.open('/ablesung');
  await workerAnswersFor(page);
  await page.getByLabel('Benutzername').fill('demo-kunde');
  const loads = countLoads(page);
  await deploy(server, installation);

  const other = await context.newPage();
  await other.goto('/');
  await updateDialog(other).getByRole('button', { name: 'Jetzt aktualisieren' }).click();
  await expect(entry(other)).toHaveAttribute('src', /-next/);

  await expect(updateDialog(page)).toContainText('Diese Seite ist noch die alte');
  await updateDialog(page).getByRole('button', { name: 'Später' }).click();
  await expect(page.getByLabel('Benutzername')).toHaveValue('demo-kunde');
  // The screens behind the login are files of the old build, which the server no longer has.
  await loginScreen.logInAsDemoCustomer();
  await expect(jobList.job(meter)).toBeVisible();
  await expect(entry(page)).not.toHaveAttribute('src', /-next/);
  expect(loads()).toBe(0);
});

test.describe('without a service worker', () => {
  test.use({ serviceWorkers: 'block' });

  test('a page whose files are gone is loaded anew, once', async ({
    page,
    server,
    installation,
    loginScreen,
    jobList,
  }) => {
    const parts = watchParts(page);
    await loginScreen.open('/ablesung');
    // What the login screen fetches for itself is there; what comes next is the first file that is gone.
    await parts.expectFetched('PortalDialogs', 'watch-for-updates', 'de', 'localforage');
    await page.waitForLoadState('networkidle');
    const loads = countLoads(page);
    await deploy(server, installation);
    await loginScreen.logInAsDemoCustomer();
    await expect(jobList.job(meter)).toBeVisible();
    await expect(entry(page)).toHaveAttribute('src', /-next/);
    await expect.poll(loads).toBe(1);
  });

  test('a file that stays away brings no loop: the second time the person is asked', async ({
    page,
    loginScreen,
  }) => {
    await page.route(portalScript('SignedInRoutes'), (route) => route.abort());
    await loginScreen.open('/ablesung');
    const loads = countLoads(page);
    await loginScreen.logInAsDemoCustomer();
    await expect.poll(loads).toBe(1);
    await expect(page.getByRole('button', { name: 'Seite neu laden' })).toBeVisible();
    expect(loads()).toBe(1);
  });
});
