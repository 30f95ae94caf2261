import { storedDrafts } from '../world/browser-storage';
import { expect, test } from '../world/test';

const meter = '7ELS0098127734';

test('a session ends during an entry, the portal asks for the login, and the value is still there', async ({
  page,
  loginScreen,
  jobList,
  jobScreen,
}) => {
  await loginScreen.openAsDemoCustomer('/ablesung');
  await jobList.job(meter).click();
  await jobScreen.enter('Verbrauch', '13210', '45');
  await expect.poll(() => storedDrafts(page, 'readingDraft')).toMatch(/13210\D+45/);

  const ended = { status: 401, json: { message: 'Anmeldung nötig' } };
  await page.route('**/api/pro/**', (route) => route.fulfill(ended));
  await page.route('**/auth/token', (route) => route.fulfill(ended));
  await page.reload();
  await expect(loginScreen.heading).toBeVisible();

  await page.unrouteAll();
  await loginScreen.logInAsDemoCustomer();
  await expect(jobScreen.heading).toHaveText(meter);
  await expect(jobScreen.rate('Verbrauch').getByRole('textbox').first()).toHaveValue('13210');
});
