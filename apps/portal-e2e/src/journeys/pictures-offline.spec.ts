import type { Page } from '@playwright/test';
import { storedState } from '../world/browser-storage';
import { expect, test } from '../world/test';
import { workerAnswersFor } from '../world/service-worker';

test.use({ serviceWorkers: 'allow' });

const CACHE = 'ablesbar-pictures';
const keptPictures = (page: Page) =>
  page.evaluate(async (name) => (await (await caches.open(name)).keys()).length, CACHE);

test('a picture of the help is shown without a server; one that is not kept says so', async ({
  page,
  server,
  loginScreen,
  jobList,
}) => {
  const main = page.getByRole('main');
  const picture = main.getByRole('img', { name: /^Zeichen der Stadtwerke/ });
  const words = main.getByText(/^Zeichen der Stadtwerke .+ Das Bild wird geladen, sobald/);
  const drawnWidth = () =>
    picture.evaluate((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0));

  await test.step('the login keeps it, though nobody opens the help', async () => {
    await loginScreen.openAsDemoCustomer('/ablesung');
    await expect(jobList.jobs.first()).toBeVisible();
    await workerAnswersFor(page);
    await expect.poll(() => storedState(page, 'help')).toContain('"markdown":');
    await expect.poll(() => keptPictures(page)).toBe(1);
  });

  await test.step('without the server it is there, also after a reload', async () => {
    await server.stop();
    await page.goto('/help');
    await page.getByRole('button', { name: 'Weiter ablesen' }).click();
    await page.reload();
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(drawnWidth).toBeGreaterThan(0);
    await expect(words).toBeHidden();
  });

  await test.step('after the browser has evicted it, its words are there', async () => {
    await page.evaluate((name) => caches.delete(name), CACHE);
    await page.reload();
    await words.scrollIntoViewIfNeeded();
    await expect(words).toBeVisible();
    await expect(picture).toBeHidden();
  });
});
