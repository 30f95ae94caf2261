import { expectAccessible } from '../world/accessibility';
import { expect, test } from '../world/test';

test(
  'the link of a reading card logs in and leaves no trace of its token',
  { tag: '@engines' },
  async ({ page, server, jobList }) => {
    const { pathname } = new URL(server.loginLink);
    await page.goto('/introduction');
    await page.goto(pathname);
    await expect(jobList.group('Offen')).toBeVisible();
    const token = pathname.replace('/m/', '');
    // `toHaveURL` would also wait for a load, and a page out of WebKit's cache reports none.
    await expect.poll(() => page.url()).not.toContain(token);
    await page.goBack();
    await expect.poll(() => page.url()).not.toContain(token);
  },
);

test('the portal refuses an invalid link and offers two ways to continue', async ({
  page,
  loginScreen,
}) => {
  await page.goto('/m/kein-gutes-token-mehr-0123456789');
  await expect(loginScreen.failureDialog).toContainText('Zugang ungültig oder abgelaufen');
  await expectAccessible(page);
  await loginScreen.failureDialog.getByRole('button', { name: 'Schließen' }).click();
  await expect(loginScreen.heading).toBeVisible();
  await expect(page).toHaveURL('/');
});
