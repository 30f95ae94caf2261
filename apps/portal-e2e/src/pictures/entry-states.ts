import { expect } from '@playwright/test';
import { keptState } from '../world/stored';
import { takePhotos } from '../world/photos';
import { jobsFail } from './answers';
import { openJob } from './open-job';
import { type PictureWorld, type State, WITH_LIST_BESIDE } from './state';

const SPECIAL = 'demo-sonderfall';
const GAS = 'kunde-gas';
const notAPicture = {
  name: 'notiz.jpg',
  mimeType: 'image/jpeg',
  buffer: Buffer.from('kein Bild'),
};

const opened =
  (id: string): State['show'] =>
  (world) =>
    openJob(world, id);

/** A value of its one counter, and what is said about it. */
const entered =
  (id: string, integer: string, decimals: string, said: RegExp): State['show'] =>
  async (world) => {
    await openJob(world, id);
    await world.jobScreen.enter('Verbrauch', integer, decimals);
    await expect(world.page.getByText(said).first()).toBeVisible();
  };

/** With the picture of what is usual, which comes after the words. */
const doubted =
  (id: string, integer: string, decimals: string, said: RegExp): State['show'] =>
  async (world) => {
    await entered(id, integer, decimals, said)(world);
    await expect(world.page.getByRole('img', { name: /üblich/ })).toBeVisible();
  };

const noted =
  (words: string): State['show'] =>
  async (world) => {
    await doubted('sonderfall-kommentar', '83210', '4', /Höher als erwartet/)(world);
    const { page } = world;
    await page.getByRole('textbox', { name: /Hinweis/ }).fill(words);
    await expect(page.getByText(/^\d+ von [\d.]+ Zeichen$/)).toBeVisible();
  };

async function addPhotos(world: PictureWorld, count: number): Promise<void> {
  const { page, jobScreen } = world;
  await openJob(world, GAS);
  await jobScreen.addPhotos(await takePhotos(page, count));
  await expect(jobScreen.photos).toHaveCount(count);
}

const job = (state: string, show: State['show'], more: Partial<State> = {}): State => ({
  screen: 'job',
  state,
  show,
  ...more,
});
const special = (state: string, show: State['show']): State => job(state, show, { as: SPECIAL });

export const entryStates: readonly State[] = [
  job('empty', opened(GAS)),
  job('two-tariffs', opened('kunde-strom')),
  job('focus', async (world) => {
    await openJob(world, GAS);
    await world.jobScreen.rate('Verbrauch').getByRole('textbox').first().focus();
  }),
  job('fits', entered(GAS, '13440', '45', /Passt zum bisherigen Verbrauch/)),
  job('unusual-high', doubted(GAS, '83210', '45', /Höher als erwartet/)),
  job('unusual-low', entered(GAS, '12210', '45', /Niedriger als/)),
  special('refused-value', doubted('sonderfall-streng', '99999', '9', /Höher als erwartet/)),
  special('decimals-missing', async (world) => {
    await openJob(world, 'sonderfall-nachkomma');
    await world.jobScreen.rate('Verbrauch').getByRole('textbox').first().fill('54000');
    await expect(world.page.getByText(/Geben Sie 1 Nachkommastelle ein/)).toBeVisible();
  }),
  special('decimals-masked', opened('sonderfall-verdeckt')),
  special('exchanged', opened('sonderfall-getauscht')),
  job('earlier-readings', async (world) => {
    await openJob(world, GAS);
    await world.page.getByText('3 frühere Stände').click();
    await expect(world.page.getByText(/Turnusablesung$/).first()).toBeVisible();
  }),
  job('photo', (world) => addPhotos(world, 1)),
  job('photos-full', (world) => addPhotos(world, 3)),
  job('photo-unreadable', async (world) => {
    await openJob(world, GAS);
    await world.jobScreen.addPhotos([notAPicture]);
    await expect(world.page.getByText(/^notiz\.jpg /)).toBeVisible();
  }),
  special('photos-forbidden', opened('sonderfall-ohne-foto')),
  special('note-wanted', doubted('sonderfall-kommentar', '83210', '4', /Hinweis nötig/)),
  special('note-too-short', async (world) => {
    await noted('ab')(world);
    await expect(world.page.getByText(/Schreiben Sie mindestens/)).toBeVisible();
  }),
  special('note-offered', noted('Zähler wurde getauscht')),
  job(
    'calendar',
    async (world) => {
      await openJob(world, GAS);
      await world.page.getByRole('button', { name: 'Kalender öffnen' }).click();
      const calendar = world.page.getByRole('dialog');
      await expect(calendar.getByRole('button', { name: /heute/i }).first()).toBeVisible();
    },
    { widths: WITH_LIST_BESIDE },
  ),
  job(
    'day-unreadable',
    async (world) => {
      await openJob(world, GAS);
      await world.page.getByLabel('Ablesedatum').fill('31.02.2026');
      await world.page.keyboard.press('Tab');
      await expect(world.page.getByText('„31.02.2026“ ist kein Tag')).toBeVisible();
    },
    { widths: WITH_LIST_BESIDE },
  ),
  special('window-early', opened('sonderfall-frueh')),
  special('window-late', opened('sonderfall-spaet')),
  special('window-not-yet', opened('sonderfall-noch-nicht')),
  special('window-over', opened('sonderfall-vorbei')),
  special('still-open', entered('sonderfall-foto', '54000', '4', /Foto nötig/)),
  job('draft', async (world) => {
    const { page, jobScreen } = world;
    await openJob(world, GAS);
    await jobScreen.enter('Verbrauch', '13210', '45');
    await expect.poll(() => keptState(page, 'persist:readingDraft')).toMatch(/13210\D+45/);
    await page.reload();
    await expect(page.getByText(/^Entwurf von /)).toBeVisible();
    await expect(page.getByText('Wert ist vollständig')).toBeVisible();
  }),
  job(
    'help',
    async (world) => {
      await openJob(world, GAS);
      await world.page.getByRole('button', { name: 'So lesen Sie ab' }).click();
      await expect(world.page.getByRole('heading', { name: 'Gaszähler' })).toBeVisible();
    },
    // Where there is room it stands beside the form in every picture.
    { widths: [360, 768] },
  ),
  job('not-loaded', async (world) => {
    await jobsFail(world.page);
    await world.page.goto(`/ablesung/${GAS}`);
    await expect(world.jobScreen.heading).toHaveText(/konnten nicht abgerufen werden/);
  }),
  job('not-found', async (world) => {
    await openJob(world, 'gibt-es-nicht');
    await expect(world.jobScreen.heading).toHaveText(/gibt es hier nicht/);
  }),
];
