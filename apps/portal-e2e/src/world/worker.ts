import type { Page } from '@playwright/test';

/** The service worker has everything of its build, and answers for this page. */
export async function workerAnswersFor(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}

/** The browser looks for another build now, as it does by itself when a page is opened. */
export async function lookForUpdate(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.update();
  });
}
