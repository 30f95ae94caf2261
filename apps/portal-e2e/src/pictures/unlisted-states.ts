import { expect } from '@playwright/test';
import { UnlistedScreen } from '../screens/unlisted-screen';
import { takePhotos } from '../world/photos';
import { keptState } from '../world/stored';
import type { PictureWorld, State } from './state';

const NUMBER = '1ESY1160123456';

async function openForm({ page, unlisted }: PictureWorld): Promise<void> {
  await page.goto(UnlistedScreen.path);
  await expect(unlisted.meterNumber).toBeVisible();
}

async function fill(world: PictureWorld): Promise<void> {
  await openForm(world);
  await world.unlisted.enter(NUMBER, '4521,5');
  await world.unlisted.addPhotos(await takePhotos(world.page, 1));
  await expect(world.unlisted.photos).toHaveCount(1);
}

const unlisted = (state: string, show: State['show']): State => ({
  screen: 'unlisted',
  state,
  show,
});

export const unlistedStates: readonly State[] = [
  unlisted('empty', openForm),
  unlisted('filled', fill),
  unlisted('several-accounts', async (world) => {
    await openForm(world);
    await world.accountMenu.add('demo-nachbarin');
    await openForm(world);
    await expect(world.page.getByText('Für welchen Zugang?')).toBeVisible();
  }),
  unlisted('draft', async (world) => {
    const { page } = world;
    await openForm(world);
    await world.unlisted.enter(NUMBER, '4521,5');
    await expect.poll(() => keptState(page, 'persist:unlistedDraft')).toMatch(/4521\D+5\D/);
    await page.reload();
    await expect(world.unlisted.draftLine).toBeVisible();
  }),
  unlisted('confirm', async (world) => {
    await fill(world);
    await world.unlisted.sendButton.click();
    await expect(world.unlisted.confirmation).toBeVisible();
  }),
];
