import { storedIn } from '../world/stored';
import { expect, test } from '../world/test';

test('a browser that has thrown away what waited does not keep it to itself', async ({
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

  await test.step('a reload alone loses nothing, and says nothing', async () => {
    await page.reload();
    await expect(page.getByRole('region', { name: 'Noch nicht gesendet' })).toBeVisible();
    expect(await storedIn(page, 'ablesbar-outbox')).toHaveLength(1);
    await expect(jobScreen.toast('Ablesungen gelöscht')).toBeHidden();
  });

  await test.step('without the database it is said once', async () => {
    // A page of the same origin that opens no database.
    await page.goto(`${server.origin}/api/public/application`);
    await page.evaluate(
      () =>
        new Promise<void>((done, failed) => {
          const deleting = indexedDB.deleteDatabase('ablesbar-outbox');
          deleting.onsuccess = () => done();
          // Blocked is no failure: the page that was left may be closing it only now.
          deleting.onerror = () => failed(new Error('not deleted'));
        }),
    );
    await page.goto(`${server.origin}/ablesung`);
    await expect(jobScreen.toast('Ablesungen gelöscht')).toContainText('1 Ablesung');
    await page.reload();
    await expect(jobList.job('7ELS0098127734')).toBeVisible();
    await expect(jobScreen.toast('Ablesungen gelöscht')).toBeHidden();
  });
});
