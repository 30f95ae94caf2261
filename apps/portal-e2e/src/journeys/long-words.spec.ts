import type { Page, Route } from '@playwright/test';
import { WIZARD_PATH } from '../screens/wizard';
import { overhangOf } from '../world/accessibility';
import { expect, test } from '../world/test';

const WORD = 'Donaudampfschifffahrtsgesellschaftskapitänswitwenverein';

/** The server's answers at these addresses, with a long word in the named fields. */
async function lengthen(page: Page, address: string, fields: string): Promise<void> {
  const lengthened = async (route: Route) => {
    const response = await route.fetch();
    const named = new RegExp(`("(?:${fields})":\\s*)"[^"]*"`, 'g');
    const body = (await response.text())
      .replace(named, `$1"${WORD}"`)
      .replace(/("meterNumber":\s*)"[^"]*"/g, '$1""');
    await route.fulfill({ response, body });
  };
  // A call fails if its page is left while it runs.
  await page.route(address, (route) => lengthened(route).catch(() => undefined));
}

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  await expect(page.getByText(WORD).filter({ visible: true }).first()).toBeVisible();
  expect(await overhangOf(page.locator(':root')), page.url()).toBe(0);
}

test('long names of accounts, shares and streets break on a phone', async ({ page, openAs }) => {
  await lengthen(page, '**/api/pro/**', 'name|parentName|street|locationDescription');
  await openAs('demo-verwaltung', '/');
  const round = page.getByRole('link', { name: `Rundgang: ${WORD}` });
  await expect(round).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.goto('/ablesung');
  await expect(round).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page
    .getByRole('link', { name: /ohne Nummer/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: WORD })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.goto(page.url().replace('/ablesung/', '/auswertung/'));
  await expect(page.getByRole('heading', { level: 1, name: WORD })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.goto('/management');
  await expectNoSidewaysScroll(page);
});

test('a long reason breaks in the wizard', async ({ page, wizard }) => {
  await lengthen(page, '**/api/public/application', 'labelDE|hintDE|name');
  await page.goto(WIZARD_PATH);
  await wizard.enterMeter('7ELS0098127734');
  await wizard.enterReading('Verbrauch', '13210');
  await wizard.button('Weiter zum Kontakt').click();
  await wizard.heading('Kontakt').waitFor();
  await expect(page.getByRole('radio', { name: WORD }).first()).toBeVisible();
  await expectNoSidewaysScroll(page);
});

test('a reading of eleven digits is whole in the question before sending', async ({
  page,
  openAs,
  jobScreen,
}) => {
  await page.route('**/api/pro/job', async (route) => {
    const response = await route.fetch();
    const body = (await response.text())
      .replace(/("preDecimals":\s*)\d+/g, '$18')
      .replace(/("postDecimals":\s*)\d+/g, '$13');
    await route.fulfill({ response, body });
  });
  await openAs('demo-kunde', '/ablesung/kunde-gas');
  await jobScreen.enter('Verbrauch', '12345678', '123');
  await jobScreen.sendButton.click();
  const value = jobScreen.confirmation.getByRole('img', { name: '12.345.678,123' });
  await expect(value).toBeVisible();
  expect(await overhangOf(jobScreen.confirmation)).toBe(0);
});

test('the title of the handover breaks with text at 200 %', async ({ page, openAs }) => {
  await openAs('demo-kunde', '/nachweise/protokoll');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const root = page.locator(':root');
  await root.evaluate((element) => element.style.setProperty('font-size', '200%'));
  expect(await overhangOf(root)).toBe(0);
});
