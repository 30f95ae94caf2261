import { expectAccessible } from '../world/accessibility';
import { tabTo } from '../world/keys';
import { expect, test } from '../world/test';

test('a reading with the keyboard alone', async ({ page, loginScreen, jobScreen }, testInfo) => {
  test.skip(testInfo.project.name === 'phone', 'A phone has no Tab key.');
  await loginScreen.open('/ablesung/kunde-gas');
  await loginScreen.logInAsDemoCustomer();
  await expect(jobScreen.heading).toBeFocused();
  const counter = jobScreen.rate('Verbrauch');
  const [whole, decimals] = [
    counter.getByRole('textbox').first(),
    counter.getByRole('textbox').last(),
  ];
  await tabTo(page, whole);
  await page.keyboard.type('13210,4');
  await expect(decimals).toBeFocused();
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Backspace');
  await expect(whole).toBeFocused();
  await page.keyboard.type(',45');
  await expect(jobScreen.sendButton).toBeEnabled();
  await page.keyboard.press('Enter');
  await expect(jobScreen.confirmation).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(jobScreen.confirmation).toBeHidden();
  await expect(decimals).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(jobScreen.confirmation).toBeVisible();
  await tabTo(page, jobScreen.confirmation.getByRole('button', { name: 'Senden' }));
  await page.keyboard.press('Enter');
  await expect(jobScreen.toast('Senden erfolgreich')).toBeVisible();
  await expect(jobScreen.heading).toBeFocused();
});

test('the help beside the form can be closed and opened again, and the focus goes with it', async ({
  page,
  loginScreen,
  jobScreen,
}, testInfo) => {
  test.skip(testInfo.project.name !== 'desktop', 'There it lies over the form.');
  await loginScreen.open('/ablesung/kunde-strom');
  await loginScreen.logInAsDemoCustomer();
  await expect(jobScreen.heading).toBeVisible();
  const open = page.getByRole('button', { name: 'So lesen Sie ab' });
  const close = page.getByRole('button', { name: 'Hilfe schließen' });
  const panel = page.getByRole('complementary', { name: 'So lesen Sie ab' });
  await expect(panel).toBeVisible();
  await expectAccessible(page);
  await close.click();
  await expect(panel).toBeHidden();
  await expect(open).toBeFocused();
  await open.click();
  await expect(panel.getByRole('heading', { name: 'So lesen Sie ab' })).toBeFocused();
});
