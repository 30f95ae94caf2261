import type { Page } from '@playwright/test';
import { expectAccessible } from '../world/accessibility';
import { expect, test } from '../world/test';

/** Lets the page see other words than the server has sent. */
async function reword(page: Page, address: string, words: readonly [RegExp, string][]) {
  await page.route(address, async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    await route.fulfill({
      response,
      body: words.reduce((all, [from, to]) => all.replace(from, to), text),
    });
  });
}

test('two rates of one name are told apart from the form to the slip', async ({
  page,
  openAs,
  jobScreen,
}) => {
  await reword(page, '**/api/pro/**', [[/Verbrauch (Hoch|Nieder)tarif/g, 'Verbrauch']]);
  await openAs('demo-kunde', '/ablesung/kunde-strom');
  const [high, low] = ['Verbrauch (1-1:1.8.1)', 'Verbrauch (1-1:1.8.2)'] as const;
  await expect(jobScreen.rate('Verbrauch')).toHaveCount(0);
  await expect(jobScreen.sendButton).toHaveAccessibleDescription(
    /^Noch offen .*1-1:1\.8\.1.*1-1:1\.8\.2/,
  );
  await jobScreen.enter(high, '45180', '0');
  await jobScreen.enter(low, '19800', '0');
  await jobScreen.sendEntered();
  await expect(jobScreen.thanks).toBeVisible();

  await page.getByRole('link', { name: 'Nachweis ansehen' }).press('Enter');
  const slip = page.getByRole('article', { name: 'Nachweis' });
  for (const [code, value] of [
    ['1-1:1.8.1', '45.180,0 kWh'],
    ['1-1:1.8.2', '19.800,0 kWh'],
  ] as const) {
    await expect(slip).toContainText(code);
    await expect(slip.getByRole('img', { name: value })).toBeVisible();
  }
  await page.goto('/auswertung/kunde-strom');
  for (const name of [high, low]) await expect(page.getByText(name).first()).toBeVisible();
  await expectAccessible(page);
});

test('a reading in MWh says so in the form and in what is sent', async ({ page, wizard }) => {
  await reword(page, '**/api/public/application', [
    [/("HEAT_METER":.*?"rateName":\s*)"Verbrauch"/s, '$1"Wärmemenge (GJ)"'],
  ]);
  await wizard.open();
  await wizard.number.fill('1ESY1160123456');
  await page.getByText('Mein Zähler ist anders').click();
  await page.getByRole('switch', { name: /^Wandlermessung oder MWh/ }).click();
  await wizard.button('Weiter zum Stand').click();
  const counter = page.getByRole('group', { name: 'Verbrauch (MWh)', exact: true });
  await expect(counter).toContainText('MWh');
  await expect(page.getByRole('main')).not.toContainText('kWh');
  await wizard.enterReading('Verbrauch (MWh)', '43');
  await wizard.button('Weiter zum Kontakt').click();
  await wizard.enterContact();
  await wizard.button('Weiter zur Prüfung').click();
  const sending = page.waitForRequest('**/api/unknown-readings/results');
  await wizard.send();
  expect((await sending).postData()).toContain('"rateName":"Verbrauch (MWh)"');
  await expect(wizard.slip.getByRole('img', { name: /MWh$/ })).toBeVisible();
  await expect(wizard.slip).not.toContainText('kWh');

  await test.step('heat counts in the unit that its rate names', async () => {
    await wizard.open();
    await wizard.enterMeter('6XYZ0040077729');
    const counter = page.getByRole('group', { name: 'Wärmemenge (GJ)', exact: true });
    await expect(counter.getByText('GJ', { exact: true })).toBeVisible();
  });
});
