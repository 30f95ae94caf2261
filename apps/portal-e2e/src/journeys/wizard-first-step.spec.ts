import type { Page } from '@playwright/test';
import { expectAccessible } from '../world/accessibility';
import { expect, test } from '../world/test';
import { WIZARD_PATH } from '../screens/wizard';

const SCRIPTS = '**/ablesung-ohne-zugang/assets/*.js';
const REST = '**/ablesung-ohne-zugang/assets/open-page-*.js';
const SETTINGS = '**/api/public/application';

/** Holds back what matches until it is let go. */
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

test('what was chosen and typed before any script had come counts', async ({ page, wizard }) => {
  const release = await held(page, SCRIPTS);
  await page.goto(WIZARD_PATH, { waitUntil: 'commit' });
  await wizard.heading('Zählerstand ohne Zugang melden').waitFor();
  // What the first picture waits for has to be there.
  const awaited = await page.locator('link[rel="expect"]').getAttribute('href');
  await expect(page.locator(awaited ?? '')).toBeVisible();
  await page.getByRole('radio', { name: 'Gas' }).check();
  await wizard.number.pressSequentially('1esy 1160123456');
  await expect(wizard.button('Weiter zum Stand')).toBeDisabled();
  release();
  await expect(wizard.number).toHaveValue('1ESY1160123456');
  await expect(page.getByRole('link', { name: 'Stadtwerke Neuenbrück' })).toBeVisible();
  // Nobody's cursor was taken away on the way.
  await expect(wizard.number).toBeFocused();
  await expect(page.getByRole('radio', { name: 'Gas' })).toBeChecked();
  await wizard.button('Weiter zum Stand').click();
  await wizard.heading('Zählerstand').waitFor();
  await expect(page.getByRole('main')).toContainText('1ESY1160123456');
});

test('what was typed while the settings were on their way counts too', async ({ page, wizard }) => {
  const release = await held(page, SETTINGS);
  await page.goto(WIZARD_PATH);
  await expectAccessible(page);
  await wizard.number.fill('7els0098127734');
  await expect(page.getByRole('status').filter({ hasText: 'Erkannt: Gas' })).toBeVisible();
  // Complete, and still waiting for the others.
  await expect(wizard.button('Weiter zum Stand')).toHaveAttribute('aria-disabled', 'true');
  release();
  await expect(wizard.button('Weiter zum Stand')).not.toHaveAttribute('aria-disabled', 'true');
  await wizard.button('Weiter zum Stand').click();
  await wizard.heading('Zählerstand').waitFor();
});

test('where the rest gets lost, another try takes along what was typed', async ({
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
});
