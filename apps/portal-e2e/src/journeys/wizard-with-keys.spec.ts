import type { Locator } from '@playwright/test';
import { CONTACT } from '../screens/wizard';
import { expect, test } from '../world/test';

// The narrowest page that there is; 400 % of a wide one comes to the same.
test.use({ viewport: { width: 320, height: 640 }, hasTouch: false });

test('from the number to the slip with the keyboard alone, and nothing runs over at 320 px', async ({
  page,
  wizard,
}, { project }) => {
  test.skip(project.name === 'phone', 'The same page: it has a width of its own here.');
  const { keyboard } = page;
  const tabTo = async (target: Locator) => {
    await expect(async () => {
      await keyboard.press('Tab');
      await expect(target).toBeFocused({ timeout: 100 });
    }).toPass();
  };
  const expectRoom = async () => {
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(320);
  };

  await wizard.open();
  await tabTo(wizard.number);
  await keyboard.type('7els 0098-127734');
  await expectRoom();
  await keyboard.press('Enter');

  await expect(wizard.heading('Zählerstand')).toBeFocused();
  const counter = page.getByRole('group', { name: 'Verbrauch', exact: true });
  await tabTo(counter.getByRole('textbox').first());
  await keyboard.type('13210');
  await expectRoom();
  await tabTo(wizard.button('Weiter zum Kontakt'));
  await keyboard.press('Enter');

  await expect(wizard.heading('Kontakt')).toBeFocused();
  for (const [name, text] of Object.entries(CONTACT)) {
    await tabTo(page.getByRole('textbox', { name, exact: true }));
    await keyboard.type(text);
  }
  await expectRoom();
  await keyboard.press('Enter');

  await expect(wizard.heading('Prüfen und senden')).toBeFocused();
  await expectRoom();
  await tabTo(wizard.consent);
  await keyboard.press('Space');
  await tabTo(wizard.button('Zählerstand senden'));
  await keyboard.press('Enter');

  await expect(wizard.heading('Zählerstand gesendet')).toBeFocused();
  await expectRoom();
});
