import { expect, type Locator, type Page } from '@playwright/test';

/**
 * On to a place with the Tab key alone. Each step is looked at once it is done: whoever waited for the
 * focus with a time limit would walk past it on a busy machine.
 */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  const step = async () => {
    await page.keyboard.press('Tab');
    return target.evaluate((element) => element.matches(':focus'));
  };
  await expect.poll(step, { intervals: [0] }).toBe(true);
}
