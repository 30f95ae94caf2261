import { storedKeys } from '../world/browser-storage';
import { keepLikeLaterBuild } from '../world/later-build';
import { expect, test } from '../world/test';

test(
  'storage of a later build: the portal starts, sends, and leaves what it cannot read',
  { tag: '@engines' },
  async ({ page, openAs, jobList, jobScreen }) => {
    const later = '00000000-0000-4000-8000-000000000099';
    await openAs('demo-kunde', '/ablesung');
    await expect(jobList.job('7ELS0098127734')).toBeVisible();
    await keepLikeLaterBuild(page, later);

    await page.goto('/ablesung/kunde-gas');
    await jobScreen.send('Verbrauch', '13210', '45');
    await expect(jobScreen.thanks).toBeVisible();

    // The login is not kept by the page alone.
    await page.goto('/ablesung');
    await expect(jobList.jobIn('Fertig', '7ELS0098127734')).toBeVisible();
    // On a busy machine, WebKit may answer no opening of a page at all; it answers the next page.
    await expect(async () => {
      await page.reload();
      expect(await storedKeys(page, 'outbox')).toEqual([later]);
    }).toPass();
  },
);
