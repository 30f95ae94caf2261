import type { Page } from '@playwright/test';
import { expectAccessible } from '../world/accessibility';
import { watchScripts } from '../world/portal-scripts';
import { storedState } from '../world/browser-storage';
import { expect, test } from '../world/test';

const JOBS_CALL = '**/api/pro/job';

const asOf = (page: Page) => page.getByText(/^Stand vo[nm] /);

const closeOfflineDialog = (page: Page) =>
  page.getByRole('button', { name: 'Weiter ablesen' }).click();

test('the portal shows the stored list with its time until the server answers again', async ({
  page,
  openAs,
  jobList,
}) => {
  await openAs('demo-kunde', '/ablesung');
  await expect(jobList.group('Offen')).toBeVisible();
  await expect(asOf(page)).toBeHidden();
  // A later visit starts with this stored list.
  await expect.poll(() => storedState(page, 'jobs')).toMatch(/"at":\d/);

  await page.route(JOBS_CALL, (route) => route.fulfill({ status: 500, body: '' }));
  await page.reload();
  // The toast is checked first because it disappears by itself.
  await expect(page.getByText('Aktualisierung fehlgeschlagen')).toBeVisible();
  await expect(asOf(page)).toHaveText(/^Stand von \d\d:\d\d Uhr$/);
  await expect(jobList.group('Offen')).toBeVisible();
  await expectAccessible(page);

  await page.unroute(JOBS_CALL);
  const retry = page.getByRole('button', { name: 'Erneut versuchen' });
  await expect(retry).not.toHaveAttribute('aria-disabled');
  await retry.click();
  await expect(asOf(page)).toBeHidden();
});

test('offline the list shows its time, and online it is loaded again', async ({
  page,
  context,
  openAs,
  jobList,
}) => {
  await page.clock.install();
  const scripts = watchScripts(page);
  await openAs('demo-kunde', '/ablesung');
  await expect(jobList.group('Offen')).toBeVisible();
  await scripts.expectFetched('soon', 'de');
  await context.setOffline(true);
  await closeOfflineDialog(page);
  await expect(asOf(page)).toHaveText(/^Stand von \d\d:\d\d Uhr$/);
  await expect(
    page
      .getByRole('status')
      .filter({ hasText: 'Ablesungen können weiterhin durchgeführt werden!' }),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Erneut versuchen' })).toBeHidden();
  // The portal does not reload a list that arrived within the last second.
  await page.clock.fastForward('00:02');
  const again = page.waitForResponse(JOBS_CALL);
  await context.setOffline(false);
  await again;
  await expect(asOf(page)).toBeHidden();
});

test('the page reports that the first list failed, and the person can retry', async ({
  page,
  openAs,
  jobList,
}) => {
  await page.route(JOBS_CALL, (route) => route.fulfill({ status: 500, body: '' }));
  await openAs('demo-kunde', '/ablesung');
  await expect(
    jobList.list.getByRole('heading', { name: 'Aufträge konnten nicht abgerufen werden' }),
  ).toBeVisible();
  await page.unroute(JOBS_CALL);
  const retry = jobList.list.getByRole('button', { name: 'Erneut versuchen' });
  await expect(retry).not.toHaveAttribute('aria-disabled');
  await retry.click();
  await expect(jobList.group('Offen')).toBeVisible();
});

test('a list that arrives late does not move the focus', async ({
  page,
  loginScreen,
  jobList,
  accountMenu,
}) => {
  let answer = () => {};
  const isAnswered = new Promise<void>((resolve) => (answer = resolve));
  await page.route(JOBS_CALL, async (route) => {
    await isAnswered;
    await route.continue();
  });
  await loginScreen.openAsDemoCustomer('/ablesung');
  await expect(page.getByRole('heading', { level: 1, name: 'Ablesungen' })).toBeFocused();
  await accountMenu.open();
  const account = accountMenu.account('Hannelore Brandt');
  await expect(account).toBeVisible();
  answer();
  await expect(jobList.group('Offen')).toBeVisible();
  await expect(account).toBeVisible();
});

test('an empty list links to the form for an unlisted meter', async ({ page, openAs, jobList }) => {
  await page.route(JOBS_CALL, (route) => route.fulfill({ json: { jobs: [] } }));
  await openAs('demo-kunde', '/ablesung');
  await expect(
    jobList.list.getByRole('heading', { name: 'Keine Ablesungen vorhanden' }),
  ).toBeVisible();
  await expect(page.getByText('Keine Ablesungen vorhanden')).toHaveCount(1);
  await expectAccessible(page);
  await jobList.list.getByRole('link', { name: 'Zähler melden' }).click();
  await expect(page).toHaveURL(/\/ablesung\/neu$/);
});

test('a device whose clock is a year behind says so above every screen', async ({
  page,
  openAs,
}) => {
  const lastYear = new Date();
  lastYear.setFullYear(lastYear.getFullYear() - 1);
  await page.clock.setSystemTime(lastYear);
  await openAs('demo-kunde', '/ablesung');
  const wrong = page.getByRole('status').filter({ hasText: 'Datum oder Uhrzeit dieses Geräts' });
  await expect(wrong).toBeVisible();
  await expectAccessible(page);
  await page.goto('/auswertung');
  await expect(wrong).toBeVisible();
});
