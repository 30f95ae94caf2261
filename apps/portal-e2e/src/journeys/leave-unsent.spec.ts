import { expectAccessible } from '../world/accessibility';
import { watchScripts } from '../world/portal-scripts';
import { expect, test } from '../world/test';

const meter = '7ELS0098127734';

test('a logout with an unsent reading asks first; the reading waits for the next login', async ({
  page,
  server,
  loginScreen,
  accountMenu,
  jobList,
  jobScreen,
}) => {
  const scripts = watchScripts(page);
  await loginScreen.openAsDemoCustomer('/ablesung');
  await jobList.job(meter).click();
  await expect(jobScreen.sendButton).toBeVisible();
  await scripts.expectFetched('soon', 'workplace', 'count-unsent', 'de');
  await server.stop();
  await jobScreen.enter('Verbrauch', '13210', '45');
  await jobScreen.sendButton.click();
  await jobScreen.confirmation.getByRole('button', { name: 'Senden' }).click();
  const offline = page.getByRole('dialog', { name: 'Achtung: Keine Internetverbindung' });
  await offline.getByRole('button', { name: 'Weiter ablesen' }).click();
  await jobScreen.back.click();
  await jobList.showGroup('Wartet auf Internet');
  await expect(jobList.jobsIn('Wartet auf Internet')).toHaveCount(1);
  await accountMenu.logOut();
  await expect(accountMenu.unsentDialog).toContainText('1 Ablesung');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(accountMenu.unsentDialog).toBeHidden();
  await expect(jobList.jobsIn('Wartet auf Internet')).toHaveCount(1);

  await accountMenu.logOut();
  await accountMenu.unsentDialog.getByRole('button', { name: 'Trotzdem abmelden' }).click();
  await expect(loginScreen.heading).toBeVisible();
  await expect(page.getByText('1 Ablesung noch nicht gesendet', { exact: true })).toBeVisible();

  await server.start();
  await page.goto('/ablesung');
  await loginScreen.logInAsDemoCustomer();
  await jobList.showGroup('Fertig');
  await expect(jobList.jobIn('Fertig', meter)).toBeVisible();
});

test('a logout names the draft that it deletes, and deletes it only then @firefox', async ({
  openAs,
  accountMenu,
  jobList,
  jobScreen,
  loginScreen,
}) => {
  await openAs('demo-kunde', '/ablesung');
  await jobList.job(meter).click();
  await jobScreen.enter('Verbrauch', '13210', '45');
  await accountMenu.logOut();
  await expect(accountMenu.unsentDialog).toContainText('1 Entwurf');
  await accountMenu.unsentDialog.getByRole('button', { name: 'Angemeldet bleiben' }).click();
  const counter = jobScreen.rate('Verbrauch').getByRole('textbox').first();
  await expect(counter).toHaveValue('13210');

  await accountMenu.logOut();
  await accountMenu.unsentDialog.getByRole('button', { name: 'Trotzdem abmelden' }).click();
  await expect(loginScreen.heading).toBeVisible();
  await openAs('demo-kunde', '/ablesung');
  await jobList.job(meter).click();
  await expect(counter).toHaveValue('');
});
