import { CONTACT } from '../screens/wizard';
import { tabTo } from '../world/keys';
import { expect, test } from '../world/test';

// The narrowest supported page; a zoom of 400 % at 1280 px has the same width.
test.use({ viewport: { width: 320, height: 640 }, hasTouch: false });

test('a person completes the wizard with the keyboard alone at 320 px without sideways scrolling', async ({
  page,
  wizard,
}) => {
  const { keyboard } = page;
  const expectRoom = async () => {
    const width = () => page.evaluate(() => document.documentElement.scrollWidth);
    await expect.poll(width).toBeLessThanOrEqual(320);
  };

  await wizard.open();
  await tabTo(page, wizard.number);
  await keyboard.type('7els 0098-127734');
  await expectRoom();
  // The entry is complete, but the settings may still be missing.
  await expect(wizard.button('Weiter zum Stand')).toBeEnabled();
  await keyboard.press('Enter');

  await expect(wizard.heading('Zählerstand')).toBeFocused();
  const counter = page.getByRole('group', { name: 'Verbrauch', exact: true });
  await tabTo(page, counter.getByRole('textbox').first());
  await keyboard.type('13210');
  await expectRoom();
  await tabTo(page, wizard.button('Weiter zum Kontakt'));
  await keyboard.press('Enter');

  await expect(wizard.heading('Kontakt')).toBeFocused();
  for (const [name, text] of Object.entries(CONTACT)) {
    await tabTo(page, page.getByRole('textbox', { name, exact: true }));
    await keyboard.type(text);
  }
  await expectRoom();
  await expect(wizard.button('Weiter zur Prüfung')).toBeEnabled();
  await keyboard.press('Enter');

  await expect(wizard.heading('Prüfen und senden')).toBeFocused();
  await expectRoom();
  await tabTo(page, wizard.consent);
  await keyboard.press('Space');
  await tabTo(page, wizard.button('Zählerstand senden'));
  await keyboard.press('Enter');

  await expect(wizard.heading('Zählerstand gesendet')).toBeFocused();
  await expectRoom();
});

test('more digits than a counter has stay legible at 320 px, and the page does not scroll sideways', async ({
  page,
  wizard,
}) => {
  await wizard.open();
  await wizard.enterMeter('7els 0098-127734');
  const counter = page.getByRole('group', { name: 'Verbrauch', exact: true });
  await counter.getByRole('textbox').first().focus();
  await page.keyboard.type('8'.repeat(40));
  const drum = counter.locator('i').first();
  await expect.poll(async () => (await drum.boundingBox())?.width).toBeGreaterThanOrEqual(12);
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  await expect.poll(width).toBeLessThanOrEqual(320);
  await expect(counter.locator('i').last()).toBeInViewport();
});
