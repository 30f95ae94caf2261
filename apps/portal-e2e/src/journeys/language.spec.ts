import { WIZARD_PATH } from '../screens/wizard';
import { expect, test } from '../world/test';

test.describe('in an English browser', () => {
  test.use({ locale: 'en-GB' });

  test('the first visit is English, and what is chosen stays in the portal and the wizard', async ({
    page,
  }) => {
    const toggle = page
      .getByRole('banner')
      .getByRole('button', { name: /^(Sprache wechseln|Change language): / });
    const html = page.locator('html');
    await page.goto('/');
    await expect(page.getByRole('tab', { name: 'With login details' })).toBeVisible();
    await expect(html).toHaveAttribute('lang', 'en');

    await expect(toggle).toHaveAccessibleName(/Deutsch/);
    await toggle.click();
    await expect(toggle).toHaveAccessibleName(/: Du statt Sie$/);
    await page.reload();
    await expect(page.getByRole('tab', { name: 'Mit Zugangsdaten' })).toBeVisible();

    await page.goto(WIZARD_PATH);
    await expect(toggle).toHaveAccessibleName(/: Du statt Sie$/);
    await expect(html).toHaveAttribute('lang', 'de');
    await toggle.click();
    await expect(toggle).toHaveAccessibleName(/: English$/);
    await page.goto('/');
    await expect(toggle).toHaveAccessibleName(/: English$/);
  });
});
