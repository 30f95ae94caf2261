import { storedKeys } from '../world/browser-storage';
import { expect, test } from '../world/test';

test('the portal reports unsent readings that the browser has deleted', async ({
  page,
  server,
  openAs,
  jobList,
  jobScreen,
}) => {
  await openAs('demo-kunde', '/ablesung');
  await jobList.job('7ELS0098127734').click();
  const results = '**/meterRateTask/result';
  await page.route(results, (route) => route.abort());
  await jobScreen.send('Verbrauch', '13210', '45');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('ablesbar-unsent'))).toBe('1');

  const told = { hasText: 'Ablesungen gelöscht' };
  const toast = page.getByRole('alert').filter(told);
  const line = page.getByRole('status').filter(told);

  await test.step('a reload loses no reading and shows no message', async () => {
    await page.reload();
    await expect(page.getByRole('region', { name: 'Noch nicht gesendet' })).toBeVisible();
    expect(await storedKeys(page, 'outbox')).toHaveLength(1);
    await expect(toast).toBeHidden();
    await expect(line).toBeHidden();
  });

  await test.step('after the database is deleted the portal reports the loss once', async () => {
    // This address has the same origin and opens no database.
    await page.goto(`${server.origin}/api/public/application`);
    await page.evaluate(
      () =>
        new Promise<void>((done, failed) => {
          const deleting = indexedDB.deleteDatabase('ablesbar');
          deleting.onsuccess = () => done();
          // 'blocked' is no failure: the previous page may still be closing the database.
          deleting.onerror = () => failed(new Error('not deleted'));
        }),
    );
    await page.goto(`${server.origin}/ablesung`);
    await expect(line).toContainText('1 Ablesung');
    await toast.getByRole('button', { name: 'Meldung schließen' }).click();
    await expect(toast).toBeHidden();
    await expect(line).toBeVisible();
    await page.reload();
    await expect(jobList.job('7ELS0098127734')).toBeVisible();
    await expect(toast).toBeHidden();
    await expect(line).toBeHidden();
  });
});
