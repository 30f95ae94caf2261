import type { Page } from '@playwright/test';
import { JobListScreen } from '../screens/job-list-screen';
import { JobScreen } from '../screens/job-screen';
import { storedState } from '../world/browser-storage';
import { expect, test } from '../world/test';
import { workerAnswersFor } from '../world/service-worker';

test.use({ serviceWorkers: 'allow' });

const meter = '7ELS0098127734';
/** The worker answers for pictures (D249); this one also stands in the bar. */
const PICTURE_OF_HELP = '/api/public/application/logo.png';

const offlineDialog = (page: Page) =>
  page.getByRole('dialog', { name: 'Achtung: Keine Internetverbindung' });

/** What the line above every screen says. */
const newsOf = (page: Page) => page.getByRole('status').filter({ hasText: 'Internet' });

/** All entries in the caches of this origin. */
const keptAddresses = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });

test.beforeEach(async ({ page, loginScreen, jobList }) => {
  await loginScreen.openAsDemoCustomer('/ablesung');
  await expect(jobList.job(meter)).toBeVisible();
  await workerAnswersFor(page);
  await expect.poll(() => storedState(page, 'jobs')).toContain(meter);
  await expect.poll(() => storedState(page, 'surroundings')).toContain('application');
});

test(
  'a visited portal opens without a server, and a reading entered then arrives later',
  { tag: '@engines' },
  async ({ page, openTab, server, jobList }) => {
    await test.step('without the server a reload shows the jobs', async () => {
      await server.stop();
      await page.reload();
      await expect(offlineDialog(page)).toBeVisible();
      await offlineDialog(page).getByRole('button', { name: 'Weiter ablesen' }).click();
      await expect(offlineDialog(page)).toBeHidden();
      await expect(page).toHaveTitle('Stadtwerke Neuenbrück | Zählerstandserfassung');
      await expect(jobList.job(meter)).toBeVisible();
      await page.close();
    });

    const cold = await openTab();
    const list = new JobListScreen(cold);
    const job = new JobScreen(cold);

    await test.step('a new tab opens the home screen and then a job', async () => {
      await cold.goto('/');
      await cold
        .getByRole('link', { name: /öffnen|ablesen/i })
        .first()
        .click();
      await list.job(meter).click();
      await expect(job.heading).toHaveText(meter);
    });

    await test.step('the person enters a reading, and it waits in the queue', async () => {
      await job.enter('Verbrauch', '13210', '45');
      await job.sendButton.click();
      await job.confirmation.getByRole('button', { name: 'Senden' }).click();
      await expect(cold.getByText('Wartet auf Internet')).toBeVisible();
      await expect(newsOf(cold)).toContainText('Kein Internet');
      await expect(job.toast('Gespeichert')).toBeHidden();
      await job.back.click();
      await list.showGroup('Wartet auf Internet');
      await expect(list.jobsIn('Wartet auf Internet')).toHaveCount(1);
      await cold.close();
    });

    const last = await openTab();
    const waiting = new JobListScreen(last);
    await last.clock.install();

    await test.step('it still waits after the page was closed and opened again', async () => {
      await last.goto('/ablesung');
      await expect(offlineDialog(last)).toBeHidden();
      await waiting.showGroup('Wartet auf Internet');
      await expect(waiting.jobIn('Wartet auf Internet', meter)).toBeVisible();
    });

    await test.step('the next check finds the server, and the reading is sent', async () => {
      // The page must be idle: our check would replace the news of a check of its own.
      await last.clock.pauseAt(Date.now() + 60_000);
      await server.start();
      await last.clock.fastForward(30_000);
      await expect(newsOf(last)).toHaveText(/^Internet verfügbar! 1 Ablesung (wird|ist) /);
      await last.clock.resume();
      await expect(waiting.jobIn('Fertig', meter)).toBeVisible();
      await expect(newsOf(last)).toHaveText('Internet verfügbar! 1 Ablesung ist angekommen.');
    });
  },
);

test('the service worker answers neither calls nor the wizard', async ({
  page,
  context,
  server,
}) => {
  const answers: (string | undefined)[] = [];
  context.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname === PICTURE_OF_HELP) return;
    if (/^\/(api|auth|ablesung-ohne-zugang)/.test(pathname) && response.fromServiceWorker())
      answers.push(pathname);
  });
  await page.reload();
  await page.goto('/ablesung-ohne-zugang');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(answers).toEqual([]);

  const kept = await keptAddresses(page);
  const pages = ['/', PICTURE_OF_HELP];
  expect(kept.filter((path) => !pages.includes(path) && !path.startsWith('/assets/'))).toEqual([]);

  await server.stop();
  await expect(page.goto('/ablesung-ohne-zugang')).rejects.toThrow('ERR_CONNECTION_REFUSED');
  await expect(page.goto('/api/public/application')).rejects.toThrow('ERR_CONNECTION_REFUSED');
});

test('a login link that is opened without a server does not store its token', async ({
  page,
  server,
}) => {
  await server.stop();
  await page.goto('/m/geheimes-token');
  await expect(offlineDialog(page)).toBeVisible();
  await expect(page).not.toHaveURL(/geheimes-token/);
  expect((await keptAddresses(page)).join()).not.toContain('geheimes-token');
});
