import { storedKeys } from '../world/browser-storage';
import { expect, test } from '../world/test';

const meter = '7ELS0098127734';

test.beforeEach(async ({ openAs, jobList, jobScreen }) => {
  await openAs('demo-kunde', '/ablesung');
  await jobList.job(meter).click();
  await jobScreen.enter('Verbrauch', '13210', '45');
  await jobScreen.sendButton.click();
});

test('the reading is on disk under its key before the first attempt is sent', async ({
  page,
  jobScreen,
}) => {
  let keptAtFirstAttempt: readonly string[] = [];
  let key: string | undefined;
  await page.route('**/meterRateTask/result', async (route) => {
    key = (await route.request().allHeaders())['idempotency-key'];
    keptAtFirstAttempt = await storedKeys(page, 'outbox');
    await route.continue();
  });
  await jobScreen.confirmation.getByRole('button', { name: 'Senden' }).click();
  await expect(jobScreen.thanks).toBeVisible();
  expect(key).toBeDefined();
  expect(keptAtFirstAttempt).toContain(key);
  await expect.poll(() => storedKeys(page, 'outbox')).toEqual([]);
});

test('a reading whose answer is lost waits in the queue and arrives once after a reload', async ({
  page,
  jobList,
  jobScreen,
}) => {
  const keys: (string | undefined)[] = [];
  let answersGetLost = true;
  await page.route('**/meterRateTask/result', async (route) => {
    keys.push((await route.request().allHeaders())['idempotency-key']);
    const answer = await route.fetch();
    if (answersGetLost) await route.abort('connectionreset');
    else await route.fulfill({ response: answer });
  });
  await jobScreen.confirmation.getByRole('button', { name: 'Senden' }).click();
  await expect(jobScreen.toast('Der Server antwortet gerade nicht')).toBeVisible();
  await jobScreen.back.click();
  await expect(jobList.jobIn('Noch nicht gesendet', meter)).toBeVisible();
  await page.getByRole('button', { name: 'Jetzt senden' }).click();
  await expect(jobScreen.toast('Noch nicht gesendet'), 'not without a word').toBeVisible();

  answersGetLost = false;
  await page.reload();
  await expect(jobList.jobIn('Fertig', meter)).toBeVisible();
  await expect.poll(() => storedKeys(page, 'outbox')).toEqual([]);
  expect(new Set(keys).size).toBe(1);
  expect(keys.length).toBeGreaterThan(1);
});
