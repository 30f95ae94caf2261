import {
  databasesOf,
  keepLikeEarlierBuild,
  keepLoginsLikeEarlierBuild,
} from '../world/earlier-build';
import { takePhotos } from '../world/photos';
import { storedDrafts, storedKeys } from '../world/browser-storage';
import { expect, test } from '../world/test';

const results = '**/meterRateTask/result';

test('the first start after an update takes over what the build before has kept', async ({
  page,
  server,
  openAs,
  jobList,
  jobScreen,
}) => {
  await test.step('one reading is sent, one waits, one is entered, each with a photo', async () => {
    await openAs('demo-kunde', '/ablesung/kunde-wasser');
    const photos = await takePhotos(page, 1);
    await jobScreen.addPhotos(photos);
    await expect(jobScreen.photos).toHaveCount(1);
    await jobScreen.send('Verbrauch', '815', '5');
    await expect.poll(() => storedKeys(page, 'receipt-photos')).toHaveLength(1);
    // The receipt is kept first; a page that is left before this sends the reading once more.
    await expect.poll(() => storedKeys(page, 'outbox')).toEqual([]);
    await page.goto('/ablesung');
    await page.route(results, (route) => route.abort());
    await jobList.job('7ELS0098127734').click();
    await jobScreen.addPhotos(photos);
    await jobScreen.send('Verbrauch', '13210', '45');
    await expect.poll(() => storedKeys(page, 'outbox')).toHaveLength(1);
    await page.goto('/ablesung/kunde-strom');
    await jobScreen.enter('Verbrauch Hochtarif', '45260', '5');
    await jobScreen.addPhotos(photos);
    await expect.poll(() => storedDrafts(page, 'readingDraft')).toContain('45260');
    await expect.poll(() => storedKeys(page, 'draft-photos')).toHaveLength(1);
  });

  await test.step('the disk is as the earlier build has left it', async () => {
    // A page of the same origin that opens no database.
    await page.goto(`${server.origin}/api/public/application`);
    await keepLikeEarlierBuild(page);
    expect(await keepLoginsLikeEarlierBuild(page)).toBe(1);
    expect(await databasesOf(page)).toHaveLength(7);
  });

  await test.step('everything is there, in one database beside the one of the tokens', async () => {
    await page.goto('/ablesung/kunde-strom');
    const counter = jobScreen.rate('Verbrauch Hochtarif').getByRole('textbox');
    await expect(counter.first()).toHaveValue('45260');
    await expect(jobScreen.photos).toHaveCount(1);
    await expect.poll(() => storedKeys(page, 'outbox')).toHaveLength(1);
    expect(await storedKeys(page, 'photos')).toHaveLength(1);
    await expect.poll(() => databasesOf(page)).toEqual(['ablesbar', 'ablesbar-auth']);
    await expect(jobScreen.toast('Ablesungen gelöscht')).toBeHidden();
    await page.goto('/nachweise');
    await page
      .getByRole('list', { name: /^20\d\d$/ })
      .getByRole('link')
      .click();
    await expect(page.getByRole('img', { name: 'Foto 1' })).toBeVisible();
  });

  await test.step('and the reading arrives', async () => {
    await page.unroute(results);
    await page.goto('/ablesung');
    await expect(jobList.jobIn('Fertig', '7ELS0098127734')).toBeVisible();
    await expect.poll(() => storedKeys(page, 'outbox')).toEqual([]);
  });
});
