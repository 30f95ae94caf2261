import { RoundScreen } from '../screens/round-screen';
import { expectAccessible } from '../world/accessibility';
import { film, filmLabel, WALL_PICTURE } from '../world/code-picture';
import { filmedTest as test } from '../world/filmed-test';
import { workerAnswersFor } from '../world/service-worker';
import { expect } from '../world/test';

test.use({ serviceWorkers: 'allow' });

const numbersIn = (text: string): readonly string[] => text.match(/\d[A-Z]{3}\d{10}/g) ?? [];

test(
  'in a cellar, a label shows its card; the meter of another house is offered',
  { tag: '@phone' },
  async ({ page, filmFile, loginScreen, server, context }) => {
    // Without a film the browser has no camera.
    await film(filmFile, WALL_PICTURE);
    await loginScreen.open('/ablesung');
    await loginScreen.logIn('demo-hausmeister', 'demo-hausmeister');
    const round = new RoundScreen(page);
    await expect(page.getByRole('link', { name: 'Rundgang: Am Wehr 7' })).toBeVisible();
    await workerAnswersFor(page);
    const all = numbersIn(await page.getByRole('main').innerText());
    await page.reload();
    await round.open('Am Wehr 7');
    await page.getByRole('button', { name: 'Reihenfolge ändern' }).click();
    const house = numbersIn(await page.getByRole('main').getByRole('list').innerText());
    await page.getByRole('button', { name: 'Weiter im Rundgang' }).click();
    const another = all.find((number) => !house.includes(number)) ?? '';
    const last = house.at(-1) ?? '';
    const scan = page.getByRole('button', { name: 'Zähler scannen' });

    await test.step('the round has loaded what reads codes', async () => {
      const kept = () =>
        page.evaluate(
          async () => (await (await caches.open('ablesbar-code-reader')).keys()).length,
        );
      await expect.poll(kept).toBe(1);
      await context.setOffline(true);
      await server.stop();
      await page.getByRole('button', { name: 'Weiter ablesen' }).click();
    });

    await test.step('the label of a meter of this house shows its card', async () => {
      await expect(page.getByRole('main')).not.toContainText(last);
      await filmLabel(filmFile, last);
      await scan.click();
      await expect(page.getByRole('main')).toContainText(last);
      await expect(round.field).toBeFocused();
    });

    await test.step('the label of the shown card leads into its counter', async () => {
      await scan.click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(round.field).toBeFocused();
    });

    await test.step('the meter of another house is offered, and the way back leads here', async () => {
      await filmLabel(filmFile, another);
      await scan.click();
      const dialog = page.getByRole('dialog');
      const why = `Zähler ${another} gehört nicht zu diesem Rundgang`;
      await expect(dialog.getByRole('heading', { name: why })).toBeFocused();
      await expectAccessible(page);
      await dialog.getByRole('link', { name: another }).click();
      await expect(page.getByRole('heading', { level: 1, name: another })).toBeVisible();
      await page.goBack();
      await expect(page.getByRole('main')).toContainText(last);
    });
  },
);
