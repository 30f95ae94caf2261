import type { Page } from '@playwright/test';
import { JobListScreen } from '../screens/job-list-screen';
import { JobScreen } from '../screens/job-screen';
import { LoginScreen } from '../screens/login-screen';
import { QueuePanel } from '../screens/queue-panel';
import { type Fate, Line } from '../world/line';
import { PATIENCE } from '../world/patience';
import { takePhotos } from '../world/photos';
import { expect as defaultExpect, test } from '../world/test';

/** One by default; `npm run soak` sets fifty. */
const ROUNDS = Number(process.env.SOAK_ROUNDS ?? 1);
const { journeyMs, expectMs } = PATIENCE.round;
const expect = defaultExpect.configure({ timeout: expectMs });

/** The open gas meters of the property manager; all have the same range of plausible values. */
const meterOf = (nth: number) => `7GMT00${40_077_803 + 6 * 37 * nth}`;

for (let round = 1; round <= ROUNDS; round += 1) {
  test(
    `a reading is sent, and the next one waits and survives the kill of the browser, round ${round}`,
    { tag: ['@soak', '@soak-engines'] },
    async ({ server, killable }) => {
      test.setTimeout(journeyMs);
      let fate: Fate = 'arrives';
      const line = await Line.open(server.origin, { fateOf: () => fate });
      const [sent, waiting] = [8500 + round, 9000 + round];

      const page = await killable.start();
      await page.goto(`${line.origin}/ablesung`);
      await new LoginScreen(page).logIn('demo-verwaltung', 'demo-verwaltung');
      await test.step('a reading with a photo is sent', async () => {
        await enter(page, meterOf(2 * round), sent);
        await expect(new JobScreen(page).thanks).toBeVisible();
      });

      const meter = meterOf(2 * round + 1);
      await test.step('the next one waits, and the browser is killed', async () => {
        fate = 'is lost';
        await new JobScreen(page).back.click();
        await enter(page, meter, waiting);
        await expect(new JobScreen(page).toast('Der Server antwortet gerade nicht')).toBeVisible();
        await killable.kill();
      });

      await test.step('after a restart it still waits, and is sent', async () => {
        const next = await killable.start();
        await next.goto(`${line.origin}/ablesung`);
        const queue = new QueuePanel(next);
        await queue.open();
        await expect(queue.entry(meter)).toBeVisible();
        fate = 'arrives';
        await next.reload();
        await expect.poll(() => line.accepted(waiting)).toHaveLength(1);
        await expect(queue.panel).toBeHidden();
      });
      const photosOf = (value: number) => line.accepted(value).map(({ photos }) => photos);
      expect(photosOf(sent)).toHaveLength(1);
      // Both readings have the same photo.
      expect(photosOf(waiting)).toEqual(photosOf(sent));
      await line.close();
      expect(await server.count('davon in den letzten 24 Stunden')).toBe(2);
    },
  );
}

async function enter(page: Page, meter: string, value: number): Promise<void> {
  const list = new JobListScreen(page);
  await list.searchField.fill(meter);
  await list.job(meter).click();
  const screen = new JobScreen(page);
  await expect(screen.heading).toHaveText(meter);
  await screen.addPhotos(await takePhotos(page, 1));
  await expect(screen.photos).toHaveCount(1);
  await screen.send('Verbrauch', String(value), '00');
}
