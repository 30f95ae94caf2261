import type { Page } from '@playwright/test';
import { expect, test } from '../world/test';

const meter = '7ELS0098127734';

/** The ids of the records that the browser keeps on disk at this moment. */
const storedRecords = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve, reject) => {
        const opening = indexedDB.open('ablesbar-outbox');
        opening.onerror = () => reject(new Error('no outbox'));
        opening.onsuccess = () => {
          const database = opening.result;
          const [store] = database.objectStoreNames;
          if (store === undefined) return resolve([]);
          const keys = database.transaction(store).objectStore(store).getAllKeys();
          keys.onsuccess = () => resolve(keys.result.map(String));
        };
      }),
  );

test.beforeEach(async ({ loginScreen, jobList, jobScreen }) => {
  await loginScreen.open('/ablesung');
  await loginScreen.logInAsDemoCustomer();
  await jobList.job(meter).click();
  await jobScreen.enter('Verbrauch', '13210', '45');
  await jobScreen.sendButton.click();
});

test('the reading is on disk before the first attempt leaves, under the key of that attempt', async ({
  page,
  jobScreen,
}) => {
  let keptAtFirstAttempt: string[] = [];
  let key: string | undefined;
  await page.route('**/meterRateTask/result', async (route) => {
    key = (await route.request().allHeaders())['idempotency-key'];
    keptAtFirstAttempt = await storedRecords(page);
    await route.continue();
  });
  await jobScreen.confirmation.getByRole('button', { name: 'Senden' }).click();
  await expect(jobScreen.toast('Senden erfolgreich')).toBeVisible();
  expect(key).toBeDefined();
  expect(keptAtFirstAttempt).toContain(key);
  await expect.poll(() => storedRecords(page)).toEqual([]);
});

test('a reading whose answer got lost waits, and arrives once when the page comes back', async ({
  page,
  jobList,
  jobScreen,
}, testInfo) => {
  const keys: (string | undefined)[] = [];
  let answersGetLost = true;
  await page.route('**/meterRateTask/result', async (route) => {
    keys.push((await route.request().allHeaders())['idempotency-key']);
    const answer = await route.fetch();
    if (answersGetLost) await route.abort('connectionreset');
    else await route.fulfill({ response: answer });
  });
  await jobScreen.confirmation.getByRole('button', { name: 'Senden' }).click();
  await expect(jobScreen.toast('Senden fehlgeschlagen')).toBeVisible();
  if (testInfo.project.name === 'phone') await jobScreen.back.click();
  await expect(
    jobList.group('Wartet auf Internet').getByRole('link', { name: new RegExp(meter) }),
  ).toBeVisible();

  answersGetLost = false;
  await page.reload();
  await expect(
    jobList.group('Fertig').getByRole('link', { name: new RegExp(meter) }),
  ).toBeVisible();
  await expect.poll(() => storedRecords(page)).toEqual([]);
  expect(new Set(keys).size).toBe(1);
  expect(keys.length).toBeGreaterThan(1);
});
