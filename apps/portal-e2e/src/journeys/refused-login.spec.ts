import { expectAccessible } from '../world/accessibility';
import { expect, test } from '../world/test';

test('a wrong password is explained, and only the password has to be typed again', async ({
  page,
  loginScreen,
}) => {
  await loginScreen.open();
  await loginScreen.logIn('demo-kunde', 'falsches-passwort');
  await expect(loginScreen.failureDialog).toContainText('derzeit nicht möglich');
  await expectAccessible(page);
  await loginScreen.failureDialog.getByRole('button', { name: 'Schließen' }).click();
  await expect(loginScreen.errorBox).toBeVisible();
  await expect(page.getByLabel('Benutzername')).toHaveValue('demo-kunde');
  await expect(page.getByLabel('Passwort', { exact: true })).toHaveValue('');
  await expectAccessible(page);
});

test('an unknown user is answered with the same words', async ({ page, loginScreen }) => {
  await loginScreen.open();
  const answers: string[] = [];
  page.on('response', async (response) => {
    if (response.url().endsWith('/auth/token')) answers.push(await response.text());
  });
  for (const username of ['demo-kunde', 'niemand-hier']) {
    await loginScreen.logIn(username, 'falsches-passwort');
    await loginScreen.failureDialog.getByRole('button', { name: 'Schließen' }).click();
  }
  await expect.poll(() => answers.length).toBe(2);
  expect(answers[0]).toBe(answers[1]);
});
