import { expect, type Page } from '@playwright/test';
import type { PictureWorld } from './state';

/** What draws the list comes after what stands beside it. */
export const listStands = (page: Page) =>
  expect(page.getByText('Die Ablesungen werden geladen')).toBeHidden();

/** A job with all that belongs to it; a page that is loaded anew leaves the focus alone. */
export async function openJob({ page, jobScreen }: PictureWorld, id: string): Promise<void> {
  await page.goto(`/ablesung/${id}`);
  await expect(jobScreen.heading).toBeVisible();
  await listStands(page);
  const help = page.getByRole('complementary', { name: 'So lesen Sie ab' });
  // Its words come after the form, and the title of the meter's kind with them.
  if (await help.isVisible())
    await expect(help.getByRole('heading', { level: 3 }).first()).toBeVisible();
}
