import { expectAccessible } from '../world/accessibility';
import { filterJobs } from '../world/filter-jobs';
import { expect, test } from '../world/test';

const LONGEST = 'DE0001234567890000000000000012345ABCD';

const isObject = (one: unknown): one is Readonly<Record<string, unknown>> =>
  typeof one === 'object' && one !== null;

/** A job of the server whose meter has these fields instead. */
function withMeter(job: unknown, fields: Readonly<Record<string, unknown>>): unknown {
  if (!isObject(job) || !isObject(job['meter'])) return job;
  return { ...job, meter: { ...job['meter'], ...fields } };
}

test.use({ viewport: { width: 320, height: 640 } });

test('odd meters have a name, fit the page, and say whom to call if nothing can be sent', async ({
  page,
  openAs,
  jobList,
}) => {
  await filterJobs(page, ([first, second, third]) => [
    withMeter(first, { meterNumber: '' }),
    withMeter(second, { meterNumber: null, meterRateTasks: [] }),
    withMeter(third, { meterNumber: LONGEST }),
  ]);
  await openAs('demo-kunde', '/ablesung');
  await expect(jobList.job('Zähler ohne Nummer, Keller links')).toBeVisible();
  await expect(jobList.job(LONGEST)).toBeVisible();
  await expectAccessible(page);
  await test.step('a meter without rates', async () => {
    await jobList.job('Zähler ohne Nummer, Keller rechts').click();
    const title = page.getByRole('heading', { level: 1, name: /ohne Nummer, Keller rechts/ });
    await expect(title).toBeVisible();
    const main = page.getByRole('main');
    await expect(main).toContainText('kein Zählwerk hinterlegt');
    await expect(main.locator('a[href^="tel:"]').first()).toBeVisible();
    await expect(page.getByRole('button', { name: /senden/ })).toHaveCount(0);
    await expectAccessible(page);
  });
  await test.step('a number of 37 characters', async () => {
    await page.goto('/ablesung');
    await jobList.job(LONGEST).click();
    await expect(page.getByRole('heading', { level: 1, name: LONGEST })).toBeVisible();
    await expectAccessible(page);
  });
});
