import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { LoginScreen } from '../screens/login-screen';
import type { PhotoFile } from '../screens/photo-fields';
import { UnlistedScreen } from '../screens/unlisted-screen';
import { Line } from '../world/line';
import { PATIENCE } from '../world/patience';
import { takePhotos } from '../world/photos';
import { storedKeys } from '../world/browser-storage';
import { expect as defaultExpect, test } from '../world/test';

/** One by default; `npm run soak` sets fifty. */
const ROUNDS = Number(process.env.SOAK_ROUNDS ?? 1);
const LATEST_KILL_MS = 1500;
const METER = '1ESY1160123456';
const { journeyMs: ROUND_MS, expectMs } = PATIENCE.killedBrowser;
const expect = defaultExpect.configure({ timeout: expectMs });

/** The kills are spread over the whole time, and each run has the same times. */
const killAfterMs = (round: number) => (round * 617) % LATEST_KILL_MS;

test(
  'a browser that is killed while it sends three photos loses none of them',
  { tag: ['@desktop', '@soak'] },
  async ({ server, killable: browser }) => {
    test.setTimeout((ROUNDS + 1) * ROUND_MS);
    // The connection is slow enough that the kills meet every stage of sending.
    const line = await Line.open(server.origin, { delayMs: (nth) => (nth % 4) * 150 });
    const arrives = (value: number) =>
      expect.poll(() => line.accepted(value).length).toBeGreaterThan(0);
    const figures = {
      ...{ rounds: 0, lost: 0, dup: 0, stuck: 0, orphans: 0 },
      // The stages of sending that the kills met, and their side effects.
      ...{ beforeArrival: 0, sentAgain: 0, inForm: 0, leftInForm: 0, logins: 0 },
    };
    const comeTo = async (page: Page) => {
      await page.goto(`${line.origin}${UnlistedScreen.path}`);
      const login = new LoginScreen(page);
      await expect(login.heading.or(new UnlistedScreen(page).meterNumber)).toBeVisible();
      if (!(await login.heading.isVisible())) return;
      // The first start needs a login. A killed browser may lose it, and the readings wait for the next one.
      figures.logins += 1;
      await login.logInAsDemoCustomer();
      await expect(new UnlistedScreen(page).meterNumber).toBeVisible();
    };
    let page = await browser.start();
    let photos: readonly PhotoFile[] = [];
    let taken: readonly string[] = [];

    await test.step('the first reading is sent without a kill, and its photos serve for comparison', async () => {
      await comeTo(page);
      photos = await takePhotos(page, 3);
      await fill(page, 1, photos);
      await new UnlistedScreen(page).send();
      await arrives(1);
      taken = line.accepted(1)[0]?.photos ?? [];
      expect(new Set(taken).size).toBe(3);
      await emptied(page);
      await comeTo(page);
      await clearForm(page);
    });

    for (let value = 2; value < ROUNDS + 2; value += 1) {
      await fill(page, value, photos);
      // Not awaited, so that a kill can also interrupt the click and its effects.
      const clicking = new UnlistedScreen(page).send().catch(() => undefined);
      await wait(killAfterMs(value));
      await browser.kill();
      await clicking;
      if (line.accepted(value).length === 0) figures.beforeArrival += 1;

      page = await browser.start();
      await comeTo(page);
      const screen = new UnlistedScreen(page);
      if (!(await emptied(page))) figures.stuck += 1;
      if (line.accepted(value).length === 0) {
        // Killed before the reading was queued: the page has not said so, and the form still holds it.
        figures.inForm += 1;
        await expect(screen.photos).toHaveCount(3);
        await screen.enter(METER, String(value));
        await screen.send();
        await arrives(value);
        await emptied(page);
      }
      const accepted = line.accepted(value);
      const keys = new Set(accepted.map(({ key }) => key));
      const isWhole = accepted.every((attempt) => sorted(attempt.photos) === sorted(taken));
      const left = await storedKeys(page, 'photos');
      if (accepted.length === 0 || !isWhole) figures.lost += 1;
      figures.dup += keys.size - 1;
      if (accepted.length > 1) figures.sentAgain += 1;
      figures.orphans += left.filter((key) => keys.has(key.split('/')[0] ?? '')).length;
      figures.rounds += 1;
      await comeTo(page);
      if (await clearForm(page)) figures.leftInForm += 1;
    }
    await browser.kill();
    await line.close();
    const said = Object.entries(figures).map(([name, count]) => `${name}=${count}`);
    process.stdout.write(`browser killed while sending: ${said.join(' ')}\n`);
    const stored = await server.count('Ablesungen ohne Auftrag');
    expect(figures).toMatchObject({ rounds: ROUNDS, lost: 0, dup: 0, stuck: 0, orphans: 0 });
    // The operator's command counts the stored readings: none is duplicated.
    expect(stored).toBe(ROUNDS + 1);
  },
);

/** A kill may have interrupted the page while it cleared the form of a queued reading. */
async function clearForm(page: Page): Promise<boolean> {
  const screen = new UnlistedScreen(page);
  await expect(screen.meterNumber).toBeVisible();
  // The photos of an earlier page are restored shortly after the form.
  const restored = async () =>
    (await storedKeys(page, 'draft-photos')).length - (await screen.photos.count());
  await expect.poll(restored).toBe(0);
  const left = await screen.photos.count();
  for (let photo = left; photo > 0; photo -= 1) {
    await screen.photos.first().click();
    await expect(screen.photos).toHaveCount(photo - 1);
  }
  await expect.poll(() => storedKeys(page, 'draft-photos')).toEqual([]);
  return left > 0 || (await screen.meterNumber.inputValue()) !== '';
}

async function fill(page: Page, value: number, photos: readonly PhotoFile[]): Promise<void> {
  const screen = new UnlistedScreen(page);
  await expect(screen.meterNumber).toBeVisible();
  await screen.addPhotos(photos);
  await expect(screen.photos).toHaveCount(photos.length);
  await screen.enter(METER, String(value));
  await expect(screen.meterNumber).toHaveValue(METER);
  await expect(screen.value).toHaveValue(String(value));
  await expect(screen.sendButton).toBeEnabled();
}

/** A draft restores its photos in the order of their names, so the order is ignored. */
const sorted = (photos: readonly string[]) => [...photos].sort().join();

/** Whether the outbox becomes empty within the timeout. */
async function emptied(page: Page): Promise<boolean> {
  return expect
    .poll(() => storedKeys(page, 'outbox'))
    .toEqual([])
    .then(
      () => true,
      () => false,
    );
}
