import type { Page } from '@playwright/test';

/** Waits until the service worker has all files of its build and controls this page. */
export async function workerAnswersFor(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}

/** Makes the browser check for a new build, as it does by itself when a page opens. */
export async function lookForUpdate(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.update();
  });
}
