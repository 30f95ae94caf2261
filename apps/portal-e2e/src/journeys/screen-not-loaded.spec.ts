import { expectAccessible } from '../world/accessibility';
import { portalScript } from '../world/portal-scripts';
import { expect, test } from '../world/test';

test.beforeEach(async ({ openAs, jobList }) => {
  await openAs('demo-kunde', '/ablesung');
  await expect(jobList.job('7ELS0098127734')).toBeVisible();
});

test('a screen that cannot be fetched leaves the bar, and comes with the connection', async ({
  page,
}) => {
  const script = portalScript('HelpScreen');
  const check = '**/api/public/application';
  await page.route(script, (route) => route.abort());
  await page.route(check, (route) => route.abort());

  const menu = page.getByRole('button', { name: 'Menü öffnen' });
  await menu.click();
  await page.getByRole('link', { name: 'Hilfe', exact: true }).filter({ visible: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Noch nicht geladen' })).toBeVisible();
  await page.getByRole('button', { name: 'Weiter ablesen' }).click();
  await expect(menu).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Erneut versuchen' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Noch nicht geladen' })).toBeVisible();

  await page.unroute(script);
  await page.unroute(check);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  const title = page.getByRole('heading', { level: 1, name: 'Hilfe zur Zählerstandserfassung' });
  await expect(title).toBeVisible();
});

test('while the server restarts, a screen that it refuses does not reload the page by itself', async ({
  page,
}) => {
  const refused = [portalScript('HelpScreen'), '**/api/public/application'];
  for (const address of refused) {
    await page.route(address, (route) => route.fulfill({ status: 503 }));
  }
  let loads = 0;
  page.on('load', () => (loads += 1));
  const checked = page.waitForResponse('**/api/public/application');
  await page.getByRole('button', { name: 'Menü öffnen' }).click();
  await page.getByRole('link', { name: 'Hilfe', exact: true }).filter({ visible: true }).click();
  await checked;
  const reload = page.getByRole('button', { name: 'Seite neu laden' });
  await expect(reload).toBeVisible();
  expect(loads).toBe(0);

  for (const address of refused) await page.unroute(address);
  await reload.click();
  const title = page.getByRole('heading', { level: 1, name: 'Hilfe zur Zählerstandserfassung' });
  await expect(title).toBeVisible();
});
