import { JobListScreen } from '../screens/job-list-screen';
import { RoundScreen } from '../screens/round-screen';
import { expectAccessible } from '../world/accessibility';
import { storedDrafts, storedState } from '../world/browser-storage';
import { workerAnswersFor } from '../world/service-worker';
import { expect, test } from '../world/test';

test.use({ serviceWorkers: 'allow' });

test(
  'a caretaker walks through a house without a network, and every value arrives',
  { tag: '@phone' },
  async ({ page, loginScreen, server, context }) => {
    await loginScreen.open('/ablesung');
    await loginScreen.logIn('demo-hausmeister', 'demo-hausmeister');
    const round = new RoundScreen(page);
    await round.open('Am Wehr 7');
    await expect(round.place).toHaveText('Keller links');
    await expect(round.field).toBeFocused();
    await expectAccessible(page);
    await test.step('a small phone shows the whole card', async () => {
      await page.setViewportSize({ width: 360, height: 640 });
      await expect(page.getByRole('link', { name: /^Foto, Hinweis/ })).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('link', { name: 'zurück' })).toBeInViewport({ ratio: 1 });
      await page.setViewportSize({ width: 360, height: 740 });
    });
    await workerAnswersFor(page);
    await expect.poll(() => storedState(page, 'jobs')).toContain('0XYZ0040077729');

    await test.step('without a network each Enter shows the next meter', async () => {
      await context.setOffline(true);
      await server.stop();
      await page.getByRole('button', { name: 'Weiter ablesen' }).click();
      await expect(round.field).toBeFocused();
      await round.typeFitting();
      await page.keyboard.press('Enter');
      await expect(round.place).toContainText('Tiefgarage');
      await round.skip.click();
      await expect(round.place).toContainText('1. Obergeschoss');
      await expect(round.left(7, 8)).toBeVisible();
    });

    await test.step('a reload keeps the card and what is typed', async () => {
      await page.keyboard.type('21');
      await expect.poll(() => storedDrafts(page, 'readingDraft')).toContain('"21"');
      await page.reload();
      await expect(round.place).toContainText('1. Obergeschoss');
      await expect(round.field).toHaveValue('21');
      await expect(round.left(7, 8)).toBeVisible();
      await round.field.fill('');
    });

    await test.step('the skipped meter comes last', async () => {
      for (let left = 7; left > 1; left -= 1) {
        await expect(round.left(left, 8)).toBeVisible();
        await expect(round.field).toBeFocused();
        await round.typeFitting();
        await page.keyboard.press('Enter');
      }
      await expect(round.place).toContainText('Tiefgarage');
      await round.typeFitting();
      await page.keyboard.press('Enter');
      await expect(page.getByText('Dieses Haus ist fertig')).toBeVisible();
    });

    await test.step('with the network all of them are sent', async () => {
      await server.start();
      await context.setOffline(false);
      await page.getByRole('link', { name: 'Zu den Ablesungen' }).click();
      const list = new JobListScreen(page);
      await expect(list.jobIn('Fertig', '0XYZ0040077729')).toBeVisible();
      await expect(page.getByRole('link', { name: 'Rundgang: Am Wehr 7' })).toHaveCount(0);
    });
  },
);
