import { expectAccessible } from '../world/accessibility';
import { expect, test } from '../world/test';
import { WIZARD_PATH } from '../screens/wizard';

for (const path of ['/', WIZARD_PATH]) {
  test(`a browser that is too old gets a phone number to call at ${path}`, async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(HTMLScriptElement, 'supports'));
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'Dieser Browser ist zu alt' })).toBeVisible();
    const phone = page.getByRole('link', { name: '03999 7700' });
    await expect(phone).toHaveAttribute('href', 'tel:+4939997700');
    await expectAccessible(page);
  });

  test(`a browser without scripts is told so at ${path}`, async ({ launched, server }) => {
    const context = await launched?.newContext({ javaScriptEnabled: false });
    const page = await context?.newPage();
    await page?.goto(new URL(path, server.origin).href);
    expect(await page?.locator('noscript').innerText()).toContain('braucht JavaScript');
    await context?.close();
  });
}
