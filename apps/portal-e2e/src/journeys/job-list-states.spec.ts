import type { Page } from '@playwright/test';
import { expectAccessible } from '../world/accessibility';
import { watchParts } from '../world/parts';
import { keptState } from '../world/stored';
import { expect, test } from '../world/test';

const JOBS_CALL = '**/api/pro/job';

const asOf = (page: Page) => page.getByText(/^Stand vo[nm] /);

const closeOfflineDialog = (page: Page) =>
  page.getByRole('button', { name: 'Weiter ablesen' }).click();

test('a list that the server does not give any more is shown as of its time, until it is there again', async ({
  page,
  openAs,
  jobList,
}) => {
  await openAs('demo-kunde', '/ablesung');
  await expect(jobList.group('Offen')).toBeVisible();
  await expect(asOf(page)).toBeHidden();
  // What a later visit starts with.
  await expect.poll(() => keptState(page, 'jobs')).toMatch(/"at":\d/);

  await page.route(JOBS_CALL, (route) => route.fulfill({ status: 500, body: '' }));
  await page.reload();
  // First what goes again by itself.
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

test('without a connection the list says from when it is, and with one it is loaded anew', async ({
  page,
  context,
  openAs,
  jobList,
}) => {
  await page.clock.install();
  const parts = watchParts(page);
  await openAs('demo-kunde', '/ablesung');
  await expect(jobList.group('Offen')).toBeVisible();
  await parts.expectFetched('PortalDialogs', 'watch-for-updates', 'de');
  await context.setOffline(true);
  await closeOfflineDialog(page);
  await expect(asOf(page)).toHaveText(/^Stand von \d\d:\d\d Uhr$/);
  await expect(
    jobList.list.getByText('Eingaben sind möglich und werden später gesendet.'),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Erneut versuchen' })).toBeHidden();
  // What has arrived within this second would not be asked for again.
  await page.clock.fastForward('00:02');
  const again = page.waitForResponse(JOBS_CALL);
  await context.setOffline(false);
  await again;
  await expect(asOf(page)).toBeHidden();
});

test('where no list ever came the page says so and tries again', async ({
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

test('a list that comes late takes the focus from nobody', async ({
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

test('an empty list leads to the reading of a meter that is not listed', async ({
  page,
  openAs,
  jobList,
}) => {
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
