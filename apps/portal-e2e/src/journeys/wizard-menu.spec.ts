import { expectAccessible } from '../world/accessibility';
import { expect, test } from '../world/test';
import { WIZARD_PATH } from '../screens/wizard';

test(
  'the wizard shows the menu of a logged-in person, and a logout removes it',
  { tag: ['@phone', '@desktop'] },
  async ({ page, accountMenu, openAs, loginScreen, jobList }) => {
    const reading = page.getByRole('banner').getByRole('link', { name: 'Ablesung', exact: true });
    const opener = page.getByRole('button', { name: 'Menü öffnen' });
    const language = page.getByRole('banner').getByRole('button', { name: /^Sprache wechseln/ });

    await openAs('demo-kunde', '/ablesung');
    await expect(jobList.group('Offen')).toBeVisible();
    await page.goto(WIZARD_PATH);
    await expect(opener.or(reading).filter({ visible: true })).toBeVisible();
    await expectAccessible(page);
    if (await opener.isVisible()) await opener.click();
    await reading.filter({ visible: true }).click();
    await expect(jobList.group('Offen')).toBeVisible();

    await accountMenu.logOut();
    await expect(loginScreen.heading).toBeVisible();
    await page.goto(WIZARD_PATH);
    await expect(language, 'the bar is whole').toBeVisible();
    await expect(opener).toBeHidden();
    await expect(reading).toBeHidden();
  },
);
