import { expect, type Page } from '@playwright/test';
import { giveJobs } from '../world/give-jobs';
import { watchParts } from '../world/parts';
import { keptState } from '../world/stored';
import { asDone, jobsFail, jobsNeverCome, noAnswer, noJobs, RESULT } from './answers';
import { openJob } from './open-job';
import type { PictureWorld, State } from './state';

const asOf = (page: Page) => page.getByText(/^Stand vo[nm] /);

async function openList({ page, jobList }: PictureWorld): Promise<void> {
  await page.goto('/ablesung');
  await expect(jobList.jobs.first()).toBeVisible();
}

const found = ({ jobList }: PictureWorld) =>
  jobList.list.getByRole('status').filter({ hasText: /gefunden|Treffer/ });

const searched =
  (query: string): State['show'] =>
  async (world) => {
    await openList(world);
    await world.jobList.searchField.fill(query);
    await expect(found(world)).toBeVisible();
  };

const list = (state: string, show: State['show'], more: Partial<State> = {}): State => ({
  screen: 'job-list',
  state,
  show,
  ...more,
});

const crowded = { as: 'demo-verwaltung', isOneScreen: true } as const;

export const jobListStates: readonly State[] = [
  list('loading', async ({ page, jobList }) => {
    await jobsNeverCome(page);
    await page.goto('/ablesung');
    await expect(jobList.list.getByText('Die Ablesungen werden geladen')).toBeVisible();
  }),
  // With the way to a meter that is not listed at its end.
  list('few', openList),
  list('crowded', openList, crowded),
  list('search-found', searched('7GMT00400775'), crowded),
  list('search-none', searched('gibt es nicht'), crowded),
  list('special', openList, { as: 'demo-sonderfall' }),
  list('waiting-and-done', async (world) => {
    const { page, jobScreen } = world;
    await giveJobs(page, (jobs) => jobs.map((job, at) => (at > 1 ? asDone(job) : job)));
    await noAnswer(page, RESULT);
    await openJob(world, 'kunde-gas');
    await jobScreen.send('Verbrauch', '13210', '45');
    await expect(jobScreen.sendButton).toBeHidden();
    await openList(world);
    await expect(world.jobList.group('Wartet auf Internet')).toBeVisible();
  }),
  list('empty', async ({ page, jobList }) => {
    await noJobs(page);
    await page.goto('/ablesung');
    await expect(jobList.list.getByText('Keine Ablesungen vorhanden')).toBeVisible();
  }),
  list('failed', async ({ page, jobList }) => {
    await jobsFail(page);
    await page.goto('/ablesung');
    await expect(jobList.list.getByRole('button', { name: 'Erneut versuchen' })).toBeVisible();
  }),
  list('as-of-failed', async (world) => {
    const { page } = world;
    await openList(world);
    await expect.poll(() => keptState(page, 'jobs')).toMatch(/"at":\d/);
    await jobsFail(page);
    await page.reload();
    await expect(asOf(page)).toBeVisible();
  }),
  list('as-of-offline', async (world) => {
    const { page, context } = world;
    const parts = watchParts(page);
    await openList(world);
    await parts.expectFetched('PortalDialogs', 'watch-for-updates', 'de');
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Weiter ablesen' }).click();
    await expect(asOf(page)).toBeVisible();
  }),
];
