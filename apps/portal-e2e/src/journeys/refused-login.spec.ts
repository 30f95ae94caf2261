import { expectAccessible } from '../world/accessibility';
import { expect, test } from '../world/test';

test('the portal explains a wrong password, and the person types only the password again', async ({
  page,
  loginScreen,
}) => {
  await loginScreen.open();
  await loginScreen.logIn('demo-kunde', 'falsches-passwort');
  await expect(loginScreen.errorBox).toBeVisible();
  await expect(loginScreen.failureDialog).toBeHidden();
  await expect(page.getByText(/ O und 0\.$/)).toBeVisible();
  await expect(page.getByLabel('Benutzername')).toHaveValue('demo-kunde');
  await expect(page.getByLabel('Passwort', { exact: true })).toHaveValue('');
  await expectAccessible(page);
  await loginScreen.logIn('demo-kunde', 'falsches-passwort');
  await page.getByRole('button', { name: 'Klappt es nicht?' }).click();
  await expect(loginScreen.failureDialog).toContainText('derzeit nicht möglich');
  await expectAccessible(page);
});

test('an unknown user gets the same message as a wrong password', async ({ page, loginScreen }) => {
  await loginScreen.open();
  const answers: string[] = [];
  page.on('response', async (response) => {
    if (response.url().endsWith('/auth/token')) answers.push(await response.text());
  });
  for (const username of ['demo-kunde', 'niemand-hier']) {
    await loginScreen.logIn(username, 'falsches-passwort');
    await expect(loginScreen.errorBox).toBeVisible();
  }
  await expect.poll(() => answers.length).toBe(2);
  expect(answers[0]).toBe(answers[1]);
});
