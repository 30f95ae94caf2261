import type { Page } from '@playwright/test';
import { expectAccessible } from '../world/accessibility';
import { expect, test } from '../world/test';
import { WIZARD_PATH } from '../screens/wizard';

const SCRIPTS = '**/ablesung-ohne-zugang/assets/*.js';
const REST = '**/ablesung-ohne-zugang/assets/open-page-*.js';
const SETTINGS = '**/api/public/application';

/** Holds back all calls to an address until the returned function runs. */
async function held(page: Page, url: string): Promise<() => void> {
  let release = () => {};
  const gate = new Promise<void>((done) => {
    release = done;
  });
  await page.route(url, async (route) => {
    await gate;
    await route.continue();
  });
  return release;
}

test('the wizard takes over an entry that was made before its scripts arrived', async ({
  page,
  wizard,
}) => {
  const release = await held(page, SCRIPTS);
  await page.goto(WIZARD_PATH, { waitUntil: 'commit' });
  await wizard.heading('Zählerstand ohne Zugang melden').waitFor();
  // The element that the browser waits for before its first paint exists.
  const awaited = await page.locator('link[rel="expect"]').getAttribute('href');
  await expect(page.locator(awaited ?? '')).toBeVisible();
  await page.getByRole('radio', { name: 'Gas' }).check();
  await wizard.number.pressSequentially('1esy 1160123456');
  await expect(wizard.button('Weiter zum Stand')).toBeDisabled();
  release();
  await expect(wizard.number).toHaveValue('1ESY1160123456');
  await expect(page.getByRole('link', { name: 'Stadtwerke Neuenbrück' })).toBeVisible();
  // The field has kept the focus.
  await expect(wizard.number).toBeFocused();
  await expect(page.getByRole('radio', { name: 'Gas' })).toBeChecked();
  await wizard.button('Weiter zum Stand').click();
  await wizard.heading('Zählerstand').waitFor();
  await expect(page.getByRole('main')).toContainText('1ESY1160123456');
});

test('the wizard takes over an entry that was made before the settings arrived', async ({
  page,
  wizard,
}) => {
  const release = await held(page, SETTINGS);
  await page.goto(WIZARD_PATH);
  await expectAccessible(page);
  // The utility disallows the hyphen, but only the settings say so.
  await wizard.number.fill('7els 0098-12773');
  await expect(page.getByRole('status').filter({ hasText: 'Erkannt: Gas' })).toBeVisible();
  await expect(wizard.number).toHaveValue('7ELS0098-12773');
  // The entry is complete, but the settings are still missing.
  await expect(wizard.button('Weiter zum Stand')).toHaveAttribute('aria-disabled', 'true');
  release();
  await expect(wizard.number).toHaveValue('7ELS009812773');
  await expect(wizard.button('Weiter zum Stand')).not.toHaveAttribute('aria-disabled', 'true');
  await wizard.button('Weiter zum Stand').click();
  await wizard.heading('Zählerstand').waitFor();
});

test('a number that is typed while the settings arrive stays whole', async ({ page, wizard }) => {
  const release = await held(page, SETTINGS);
  await page.goto(WIZARD_PATH, { waitUntil: 'commit' });
  await wizard.number.pressSequentially('1ESY11');
  release();
  await wizard.number.pressSequentially('60123456');
  await expect(page.getByRole('link', { name: 'Stadtwerke Neuenbrück' })).toBeVisible();
  await wizard.number.pressSequentially('78');
  await expect(wizard.number).toHaveValue('1ESY116012345678');
});

test('the person retries a failed script, and the entry is still there', async ({
  page,
  wizard,
}) => {
  await page.route(REST, (route) => route.abort());
  await page.goto(WIZARD_PATH);
  await expect(page.getByRole('alert')).toContainText('momentan nicht möglich');
  await wizard.number.fill('7ELS0098127734');
  await expectAccessible(page);
  await page.unroute(REST);
  await wizard.button('Erneut versuchen').click();
  await page.getByRole('link', { name: 'Stadtwerke Neuenbrück' }).waitFor();
  await expect(wizard.number).toHaveValue('7ELS0098127734');

  // Later, beside a draft: nothing of it is lost.
  await wizard.enterAll();
  await page.route(REST, (route) => route.abort());
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('momentan nicht möglich');
  await page.unroute(REST);
  await wizard.button('Erneut versuchen').click();
  await wizard.heading('Prüfen und senden').waitFor();
  await expect(page.getByText('Jürgen Weißmüller')).toBeVisible();
});

test(
  'after a reload, a medium that the number had named is no choice, and the number can be corrected',
  { tag: '@firefox' },
  async ({ page, wizard }) => {
    const detected = page.getByRole('status').filter({ hasText: 'Erkannt' });
    await wizard.open();
    await wizard.number.fill('7ELS0098127734');
    await expect(detected).toContainText('Gas');
    // Only the whole wizard keeps a draft.
    await expect(wizard.button('Weiter zum Stand')).not.toHaveAttribute('aria-disabled', 'true');
    await page.reload();
    await expect(wizard.number).toHaveValue('7ELS0098127734');
    await wizard.number.fill('1Y1160123456');
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.type('es');
    await expect(wizard.number).toHaveValue('1ESY1160123456');
    await expect(detected).toContainText('Strom');
  },
);

test(
  'after another page and back, the empty form begins at its first step and waits for the person',
  { tag: '@webkit' },
  async ({ page, wizard }) => {
    await wizard.open();
    await wizard.enterMeter('7ELS0098127734');
    // By keyboard: the contact above the link comes late, and moves it away below a click.
    await page.getByRole('link', { name: 'Barrierefreiheit' }).press('Enter');
    await page.getByRole('heading', { level: 1, name: /Barrierefreiheit/ }).waitFor();
    await page.goBack();
    await wizard.heading('Zählerstand ohne Zugang melden').waitFor();
    await expect(wizard.number).toHaveValue('');
    await wizard.number.pressSequentially('7ELS0098127734');
    await expect(wizard.number).toHaveValue('7ELS0098127734');
    await expect(wizard.number).toBeFocused();
  },
);
