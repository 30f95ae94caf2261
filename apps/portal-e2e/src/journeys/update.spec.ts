import type { Page, Request } from '@playwright/test';
import type { Installation } from '../world/installation';
import { installedTest as test, lose } from '../world/installed-test';
import { watchScripts } from '../world/portal-scripts';
import { storedDrafts } from '../world/browser-storage';
import type { PortalServer } from '../world/server-process';
import { expect } from '../world/test';
import { lookForUpdate, workerAnswersFor } from '../world/service-worker';

test.use({ serviceWorkers: 'allow' });

const updateDialog = (page: Page) => page.getByRole('dialog', { name: 'Neue Version verfügbar' });
/** The name of this script tells the build of the page. */
const entry = (page: Page) => page.locator('script[type=module]');

/** Counts the loads of the page from now on. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('load', () => (loads += 1));
  return () => loads;
}

/** Stops the server meanwhile, so that no page ever sees half a build. */
async function deploy(server: PortalServer, installation: Installation): Promise<void> {
  await server.stop();
  await installation.deployNextBuild();
  await server.start();
}

const meter = '7ELS0098127734';

test('the portal offers a new build, waits for consent, then runs it and keeps the draft', async ({
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

  await expect.poll(() => storedDrafts(page, 'readingDraft')).toMatch(/13210\D+45/);
  await page.reload();
  await expect(jobScreen.sendButton).toBeEnabled();
  await expect(entry(page)).toHaveAttribute('src', before);
  await updateDialog(page).getByRole('button', { name: 'Jetzt aktualisieren' }).click();
  // The old page also has a form, so the test waits for the new page.
  await expect(entry(page)).toHaveAttribute('src', /-next/);
  await expect(jobScreen.sendButton).toBeEnabled();
  await expect(updateDialog(page)).toBeHidden();
  await expect(jobScreen.rate('Verbrauch').getByRole('textbox').first()).toHaveValue('13210');
  await expect.poll(loads).toBe(2);
});

test('an old tab still finds its scripts, keeps its entry and asks before it reloads', async ({
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

  test('a page whose scripts the server no longer has reloads once', async ({
    page,
    server,
    installation,
    loginScreen,
    jobList,
  }) => {
    const scripts = watchScripts(page);
    await loginScreen.open('/ablesung');
    // The login screen has fetched its scripts; the next script is the first that the server lacks.
    await scripts.expectFetched('soon');
    await page.waitForLoadState('networkidle');
    const loads = countLoads(page);
    await deploy(server, installation);
    await loginScreen.logInAsDemoCustomer();
    await expect(jobList.job(meter)).toBeVisible();
    await expect(entry(page)).toHaveAttribute('src', /-next/);
    await expect.poll(loads).toBe(1);
  });

  test(
    'a script that is missing causes no reload and promises no newer build',
    { tag: ['@webkit'] },
    async ({ page, server, installation, loginScreen }) => {
      await lose({ server, installation }, 'workplace');
      await loginScreen.open('/ablesung');
      const isPage = (asked: Request) =>
        asked.resourceType() === 'fetch' && asked.url() === page.url();
      const askedForPage = page.waitForEvent('requestfinished', isPage);
      const loads = countLoads(page);
      await loginScreen.logInAsDemoCustomer();
      await askedForPage;
      await page.getByRole('button', { name: 'Seite neu laden' }).click();
      await expect.poll(loads).toBe(1);
      await expect(page.getByRole('button', { name: 'Seite neu laden' })).toBeVisible();
      await expect(updateDialog(page)).toBeHidden();
      expect(loads()).toBe(1);
    },
  );
});
