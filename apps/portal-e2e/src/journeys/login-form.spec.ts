import { expectAccessible } from '../world/accessibility';
import { expect, test } from '../world/test';

test(
  'the login form keeps its entry when the person switches the language or the tab',
  { tag: '@engines' },
  async ({ page, loginScreen }) => {
    await loginScreen.open();
    await page.getByLabel('Benutzername').fill('demo-kunde');
    await page.getByLabel('Passwort', { exact: true }).fill('geheim');
    await page.getByRole('tab', { name: 'Ohne Zugangsdaten' }).click();
    await page.getByRole('tab', { name: 'Mit Zugangsdaten' }).click();
    const language = page.getByRole('button', { name: /Sprache wechseln/ });
    await language.click();
    // The button names the next language, so the test waits for 'English' before the second click.
    await expect(language).toContainText('English');
    await language.click();
    await expect(page.getByRole('tab', { name: 'With login details' })).toBeVisible();
    await expect(page.getByLabel('Username')).toHaveValue('demo-kunde');
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('geheim');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  },
);

test('the person can show the password, and the form reports a short one before sending', async ({
  page,
  loginScreen,
}) => {
  await loginScreen.open();
  const password = page.getByLabel('Passwort', { exact: true });
  const submit = page.getByRole('button', { name: 'Anmelden', exact: true });
  await page.getByLabel('Benutzername').fill('kunde');
  await password.fill('1234');
  await page.getByRole('button', { name: 'Passwort anzeigen' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await expect(submit).toBeDisabled();
  await expect(submit).toHaveAccessibleDescription(/mindestens 5 Zeichen/);
  await expectAccessible(page);
  await password.fill('12345');
  await expect(submit).toBeEnabled();
});

test('the password is readable from the start if the utility configures it so', async ({
  page,
  loginScreen,
}) => {
  await page.route('**/api/public/application', async (route) => {
    if (route.request().method() !== 'GET') return route.continue();
    const answer = await route.fetch();
    const body = (await answer.text()).replace(
      '"features":{',
      '"features":{"loginPasswordInputAsCleartext":true,',
    );
    await route.fulfill({ response: answer, body });
  });
  await loginScreen.open();
  await expect(page.getByLabel('Passwort', { exact: true })).toHaveAttribute('type', 'text');
  await expect(page.getByRole('button', { name: 'Passwort anzeigen' })).toBeHidden();
  await expect(page.getByRole('link', { name: 'Zählerstand ohne Zugang melden' })).toHaveAttribute(
    'href',
    '/ablesung-ohne-zugang',
  );
});

test('at a zoom of 400 % and in forced colours the login form is complete and fits', async ({
  page,
  loginScreen,
  scanner,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.emulateMedia({ forcedColors: 'active' });
  await loginScreen.open();
  await expectAccessible(page);
  await scanner.open();
  await expect(scanner.dialog).toContainText('Keine Kamera gefunden');
  await scanner.pictureButton.scrollIntoViewIfNeeded();
  await expect(scanner.pictureButton).toBeInViewport();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(scanner.openButton).toBeFocused();
});
