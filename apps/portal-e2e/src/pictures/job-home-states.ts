import { expect } from '@playwright/test';
import { giveJobs } from '../world/give-jobs';
import { asDone } from './answers';
import { listStands } from './open-job';
import { type DemoLogin, type PictureWorld, type State, WITH_LIST_BESIDE } from './state';

async function openHome({ page }: PictureWorld): Promise<void> {
  await page.goto('/ablesung');
  await expect(page.getByRole('region', { name: 'Nach Medium' })).toBeVisible();
  await listStands(page);
}

/** A phone shows the list in its place. */
const home = (state: string, show: State['show'], as: DemoLogin = 'demo-kunde'): State => ({
  screen: 'job-home',
  state,
  as,
  widths: WITH_LIST_BESIDE,
  isOneScreen: as === 'demo-verwaltung',
  show,
});

export const jobHomeStates: readonly State[] = [
  home('deadline-soon', openHome),
  home('crowded', openHome, 'demo-verwaltung'),
  home('deadline-opened', async (world) => {
    await openHome(world);
    const section = world.page.getByRole('region', { name: 'Nach Frist' });
    await section.locator('summary').first().click();
    await expect(section.getByRole('link').first()).toBeVisible();
  }),
  home('all-done', async (world) => {
    await giveJobs(world.page, (jobs) => jobs.map(asDone));
    await openHome(world);
    await expect(world.page.getByText('Alles abgelesen')).toBeVisible();
  }),
  home('english', async (world) => {
    const { page, accountMenu } = world;
    await openHome(world);
    const leadTo = (language: string) =>
      page.getByRole('button', { name: language }).filter({ visible: true });
    // Below a wide screen it stands in the menu.
    if ((await leadTo('Deutsch (Du)').count()) === 0) await accountMenu.open();
    await leadTo('Deutsch (Du)').click();
    await leadTo('English').click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await page.keyboard.press('Escape');
  }),
];
