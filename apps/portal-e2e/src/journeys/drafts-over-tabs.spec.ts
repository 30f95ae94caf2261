import type { Page } from '@playwright/test';
import { JobScreen } from '../screens/job-screen';
import { ManagementScreen } from '../screens/management-screen';
import { TableScreen } from '../screens/table-screen';
import { storedDrafts } from '../world/browser-storage';
import { expect, test } from '../world/test';

const GAS = '/ablesung/kunde-gas';
const WATER = '/ablesung/kunde-wasser';
const RATE = 'Verbrauch';

const digits = (tab: Page) => new JobScreen(tab).rate(RATE).getByRole('textbox').first();

async function open(tab: Page, path: string): Promise<JobScreen> {
  await tab.goto(path);
  const screen = new JobScreen(tab);
  await expect(screen.rate(RATE)).toBeVisible();
  return screen;
}

test(
  'tabs keep what the others have typed',
  { tag: '@engines' },
  async ({ page, openTab, openAs }) => {
    await openAs('demo-kunde', GAS);
    const one = new JobScreen(page);
    await expect(one.rate(RATE)).toBeVisible();
    const tab = await openTab();
    const other = await open(tab, WATER);
    await one.enter(RATE, '13210', '45');
    await other.enter(RATE, '815', '');
    await expect.poll(() => storedDrafts(page, 'readingDraft')).toContain('815');
    await page.reload();
    await expect(digits(page)).toHaveValue('13210');
    await tab.reload();
    await expect(digits(tab)).toHaveValue('815');
  },
);

test(
  'a reading sent in one tab is not offered again by another one',
  { tag: '@engines' },
  async ({ page, openTab, openAs }) => {
    await openAs('demo-kunde', GAS);
    const one = new JobScreen(page);
    await one.enter(RATE, '13210', '45');
    await expect.poll(() => storedDrafts(page, 'readingDraft')).toContain('13210');
    const tab = await openTab();
    await open(tab, GAS);
    await expect(digits(tab)).toHaveValue('13210');
    await one.sendEntered();
    await expect.poll(() => storedDrafts(page, 'readingDraft')).not.toContain('13210');
    const other = new JobScreen(tab);
    await expect(other.sendButton, 'its entry is closed, too').toBeHidden();
    await expect(tab.getByRole('img', { name: '13.210,45' })).toBeVisible();
    await expect(tab.getByRole('link', { name: 'Nachweis ansehen' })).toBeVisible();
    const water = await open(tab, WATER);
    await water.enter(RATE, '815', '');
    await expect.poll(() => storedDrafts(page, 'readingDraft')).toContain('815');
    expect(await storedDrafts(page, 'readingDraft')).not.toContain('13210');
  },
);

test(
  'a key in another tab does not empty the table',
  { tag: '@engines' },
  async ({ page, openTab, openAs }) => {
    await openAs('demo-verwaltung', '/ablesung');
    await new ManagementScreen(page).open();
    const table = new TableScreen(page);
    await table.open();
    const tab = await openTab();
    await tab.goto('/ablesung/verwaltung-20');
    const other = new JobScreen(tab);
    await expect(other.heading).toBeVisible();
    await table.field('0XYZ0040077729').fill('3320');
    await table.field('0XYZ0040077951').fill('3321');
    await tab.getByRole('textbox').first().pressSequentially('7');
    await expect.poll(() => storedDrafts(page, 'readingDraft')).toContain('verwaltung-20');
    await page.reload();
    await expect(table.field('0XYZ0040077729')).toHaveValue('3320');
    await expect(table.field('0XYZ0040077951')).toHaveValue('3321');
  },
);
