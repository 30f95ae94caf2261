import type { Locator, Page } from '@playwright/test';
import { QueuePanel } from '../screens/queue-panel';
import { UtilitySite } from '../screens/utility-site';
import { WIZARD_PATH, type WizardForm } from '../screens/wizard';
import { expect, test } from '../world/test';

/** A toast is shown, and the button that has the focus is not below it. */
async function expectUncovered(page: Page, button: Locator): Promise<void> {
  await expect(page.getByRole('button', { name: 'Meldung schließen' })).toBeVisible();
  await expect(button).toBeFocused();
  // The failure stands above it now, so one scrolls down until the button is seen.
  await button.evaluate((send) => send.scrollIntoView(false));
  const toast = await page.getByRole('region', { name: 'Meldungen' }).boundingBox();
  const focused = await button.boundingBox();
  if (toast === null || focused === null) throw new Error('One of them is not shown.');
  const above = toast.y + toast.height <= focused.y;
  const below = focused.y + focused.height <= toast.y;
  expect({ toast, focused, apart: above || below }).toMatchObject({ apart: true });
}

test('after a refused sending the toast does not cover the button to send again', async ({
  page,
  openAs,
  jobList,
  jobScreen,
}) => {
  await openAs('demo-kunde', '/ablesung');
  await jobList.job('7ELS0098127734').click();
  await page.route('**/meterRateTask/result', (route) =>
    route.fulfill({ status: 422, json: { message: 'Der Stand ist zu klein.' } }),
  );
  await jobScreen.send('Verbrauch', '13210', '45');
  await expectUncovered(page, jobScreen.sendButton);
});

test(
  'nor, in a wide window, the buttons of the reading that waits',
  { tag: '@desktop' },
  async ({ page, openAs, jobScreen }) => {
    await openAs('demo-kunde', '/ablesung/kunde-gas');
    await page.route('**/meterRateTask/result', (route) => route.fulfill({ status: 503 }));
    await jobScreen.send('Verbrauch', '13210', '45');
    const { panel } = new QueuePanel(page);
    const show = panel.getByRole('button', { name: 'Anzeigen' });
    await show.focus();
    await expectUncovered(page, show);
  },
);

test('nor does it in the wizard, nor in its element on the page of a utility', async ({
  page,
  server,
  wizard,
}) => {
  const site = new UtilitySite(page, server.origin, server.site);
  await page.route('**/api/unknown-readings/results', (route) => route.fulfill({ status: 503 }));
  const sendInVain = async (form: WizardForm) => {
    await form.enterAll();
    await form.consent.check();
    await form.button('Zählerstand senden').click();
    await expectUncovered(page, form.button('Noch einmal senden'));
  };
  await page.goto(WIZARD_PATH);
  await sendInVain(wizard);
  await site.openPage({ body: site.element() });
  await sendInVain(site.form);
});
