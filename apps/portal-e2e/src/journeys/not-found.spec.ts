import { expectAccessible } from '../world/accessibility';
import { expect, test } from '../world/test';

test('an address that does not exist leads back to the start', async ({ page, loginScreen }) => {
  await page.goto('/gibt-es-nicht');
  await expect(
    page.getByText('Sorry, tut uns leid! Diese Seite gibt es leider nicht.'),
  ).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Zur Startseite' }).click();
  await expect(loginScreen.heading).toBeVisible();
});

test('if the list failed to load, the job screen does not call the job missing and can retry', async ({
  page,
  openAs,
  jobScreen,
}) => {
  await page.route('**/api/pro/job', (route) => route.fulfill({ status: 500, body: '' }));
  await openAs('demo-kunde', '/ablesung/gibt-es-nicht');
  await expect(jobScreen.heading).toHaveText('Aufträge konnten nicht abgerufen werden');
  await expectAccessible(page);
  await page.unroute('**/api/pro/job');
  const retry = page.getByRole('main').getByRole('button', { name: 'Erneut versuchen' }).last();
  await expect(retry).not.toHaveAttribute('aria-disabled');
  await retry.click();
  await expect(jobScreen.heading).toHaveText('Diese Ablesung gibt es hier nicht');
});
