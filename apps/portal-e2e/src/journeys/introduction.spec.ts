import { expectAccessible } from '../world/accessibility';
import { expect, test } from '../world/test';

test('the introduction needs no login, and its demo meter answers like a real one', async ({
  page,
  loginScreen,
  introduction,
}) => {
  await loginScreen.open();
  await page.getByRole('link', { name: 'So funktioniert es' }).click();
  await expect(introduction.heading).toBeFocused();
  await expectAccessible(page);
  await introduction.type('042813,4');
  await expect(introduction.verdict).toContainText('Niedriger als der letzte Stand');
  await page.getByRole('button', { name: 'Für mich ausfüllen' }).click();
  await expect(introduction.verdict).toContainText('Passt zum bisherigen Verbrauch');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Anmelden' }).click();
  await expect(loginScreen.heading).toBeFocused();
});

test('a person who opens the introduction during a link login is taken to the jobs', async ({
  page,
  server,
  introduction,
  jobList,
}) => {
  let letPass = () => {};
  const checked = new Promise<void>((resolve) => (letPass = resolve));
  await page.route('**/auth/token', async (route) => {
    await checked;
    await route.continue();
  });
  await page.goto(new URL(server.loginLink).pathname);
  await expect(page.getByRole('heading', { name: 'Anmeldung wird geprüft...' })).toBeVisible();
  await page.getByRole('link', { name: 'So funktioniert es' }).click();
  await expect(introduction.heading).toBeVisible();
  await expect(page.getByText('Gleich geht es von selbst weiter')).toBeVisible();
  letPass();
  await expect(jobList.group('Offen')).toBeVisible();
  await expect(page).toHaveURL('/ablesung');
});
