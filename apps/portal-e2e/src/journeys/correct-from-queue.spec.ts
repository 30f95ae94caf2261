import type { Page, Route } from '@playwright/test';
import { QueuePanel } from '../screens/queue-panel';
import { UnlistedScreen } from '../screens/unlisted-screen';
import { expectAccessible } from '../world/accessibility';
import { takePhotos } from '../world/photos';
import { storedKeys } from '../world/browser-storage';
import { expect, test } from '../world/test';

const meter = '7ELS0098127734';
const reason = 'Der Stand ist kleiner als der letzte.';

const refuse = (route: Route) => route.fulfill({ status: 422, json: { message: reason } });

/** Collects the keys of the readings that the server accepts from now on. */
function takenKeys(page: Page, path: string): readonly string[] {
  const keys: string[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (!pathname.endsWith(path) || !response.ok()) return;
    keys.push(response.request().headers()['idempotency-key'] ?? 'none');
  });
  return keys;
}

test('a refused reading of the queue returns to its form, and arrives once with the corrected value', async ({
  page,
  openAs,
  jobList,
  jobScreen,
}) => {
  const queue = new QueuePanel(page);
  const taken = takenKeys(page, '/meterRateTask/result');
  await openAs('demo-kunde', '/ablesung');
  await jobList.job(meter).click();

  await test.step('a reading with a photo waits', async () => {
    await page.route('**/meterRateTask/result', (route) => route.abort());
    await jobScreen.addPhotos(await takePhotos(page, 1));
    await expect(jobScreen.photos).toHaveCount(1);
    await jobScreen.send('Verbrauch', '13210', '45');
    await expect(queue.panel).toBeVisible();
    await jobScreen.closeToast('Der Server antwortet gerade nicht');
  });

  const [waiting] = await storedKeys(page, 'outbox');
  await test.step('the server refuses it, and the panel says why', async () => {
    await page.unroute('**/meterRateTask/result');
    await page.route('**/meterRateTask/result', refuse);
    await queue.open();
    await queue.panel.getByRole('button', { name: 'Jetzt senden' }).click();
    await expect(queue.entry(meter)).toContainText(`nicht angenommen: ${reason}`);
    await expectAccessible(page);
  });

  await test.step('after "Korrigieren" the reading is in its form and nowhere else', async () => {
    await page.unroute('**/meterRateTask/result');
    await jobScreen.back.click();
    await expect(jobList.jobIn('Offen', meter)).toBeVisible();
    await queue.correct(meter);
    await expect(jobScreen.heading).toHaveText(meter);
    const fields = jobScreen.rate('Verbrauch').getByRole('textbox');
    await expect(fields.first()).toHaveValue('13210');
    await expect(fields.nth(1)).toHaveValue('45');
    await expect(jobScreen.photos).toHaveCount(1);
    await expect(queue.panel).toBeHidden();
    await expect.poll(() => storedKeys(page, 'outbox')).toEqual([]);
  });

  await test.step('the corrected value is sent as one reading under a new key', async () => {
    const sending = page.waitForResponse('**/meterRateTask/result');
    await jobScreen.rate('Verbrauch').getByRole('textbox').first().fill('13211');
    await jobScreen.sendEntered();
    await expect(jobScreen.thanks).toBeVisible();
    const job = JSON.stringify(await (await sending).json());
    expect(job.match(/"readingValue":[\d.]+/g)).toContain('"readingValue":13211.45');
    expect(job).not.toContain('13210.45');
    expect(taken).toHaveLength(1);
    expect(taken).not.toContain(waiting);
    await expect.poll(() => storedKeys(page, 'outbox')).toEqual([]);
    await expect.poll(() => storedKeys(page, 'photos')).toEqual([]);
  });
});

test('a refused reading of an unlisted meter is corrected and stored once', async ({
  page,
  server,
  loginScreen,
  jobScreen,
}) => {
  const queue = new QueuePanel(page);
  const form = new UnlistedScreen(page);
  const taken = takenKeys(page, '/unknown-reading');
  await page.route('**/api/pro/unknown-reading', refuse);
  await loginScreen.openAsDemoCustomer(UnlistedScreen.path);
  await expect(form.meterNumber).toBeVisible();
  await form.addPhotos(await takePhotos(page, 2));
  await expect(form.photos).toHaveCount(2);
  await form.enter('1ESY1160123456', '4521');
  await form.send();
  await expect(page).toHaveURL(/\/ablesung$/);

  await queue.open();
  await expect(queue.entry('1ESY1160123456')).toContainText(`nicht angenommen: ${reason}`);
  await page.unroute('**/api/pro/unknown-reading');
  await queue.correct('1ESY1160123456');
  await expect(form.meterNumber).toHaveValue('1ESY1160123456');
  await expect(form.value).toHaveValue('4521');
  await expect(form.photos).toHaveCount(2);
  await expect(queue.panel).toBeHidden();

  await form.enter('1ESY1160123456', '4522');
  await form.send();
  await expect(jobScreen.toast('Senden erfolgreich')).toBeVisible();
  await expect.poll(() => storedKeys(page, 'outbox')).toEqual([]);
  expect(taken).toHaveLength(1);
  expect(await server.count('Ablesungen ohne Auftrag')).toBe(1);
});
