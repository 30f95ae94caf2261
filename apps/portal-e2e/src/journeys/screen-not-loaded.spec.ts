import { expectAccessible } from '../world/accessibility';
import { portalScript } from '../world/portal-scripts';
import { expect, test } from '../world/test';

test('a screen that cannot be fetched leaves the bar, and comes with the connection', async ({
  page,
  openAs,
  jobList,
}) => {
  await openAs('demo-kunde', '/ablesung');
  await expect(jobList.job('7ELS0098127734')).toBeVisible();
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
