import type { Page } from '@playwright/test';
import { expectAccessible } from '../world/accessibility';
import { expect, test } from '../world/test';

async function openFromMenu(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Menü öffnen' }).click();
  await page.getByRole('link', { name, exact: true }).click();
}

test.describe('with 1 200 meters', () => {
  test.beforeEach(async ({ openAs, jobList }) => {
    await openAs('demo-verwaltung', '/ablesung');
    await expect(jobList.jobsIn('Offen').first()).toBeVisible();
  });

  test(
    'the list draws only the visible rows, and the keyboard reaches every row',
    { tag: ['@every-width', '@engines'] },
    async ({ page, jobList }) => {
      const drawn = () => jobList.list.getByRole('link').count();
      await expect.poll(drawn).toBeLessThan(60);
      await jobList.searchField.press('ArrowDown');
      const first = jobList.jobsIn('Offen').first();
      await expect(first).toBeFocused();
      await page.keyboard.press('ArrowDown');
      await expect(jobList.jobsIn('Offen').nth(1)).toBeFocused();
      await page.keyboard.press('End');
      // The heading of its group is far above and not drawn.
      const last = jobList.jobs.last();
      await expect(last).toBeFocused();
      await expect(last).toContainText('fertig');
      await expect(last).toBeInViewport({ ratio: 0.9 });
      await page.keyboard.press('Home');
      await expect(first).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/ablesung\/.+/);
    },
  );

  test(
    'a reloaded page does not move the focus',
    { tag: ['@phone', '@desktop'] },
    async ({ page, jobList }) => {
      await page.reload();
      await expect(jobList.jobsIn('Offen').first()).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('body')).toBeFocused();
    },
  );

  test(
    'a click on the sticky group heading does not open the job behind it',
    { tag: ['@phone', '@desktop'] },
    async ({ page, jobList }) => {
      await jobList.searchField.press('ArrowDown');
      await page.keyboard.press('End');
      await expect(jobList.jobs.last()).toBeFocused();
      await jobList.list.getByText('Fertig', { exact: true }).click();
      await expect(page).toHaveURL(/\/ablesung$/);
    },
  );

  test('the search filters the list, shows the number of results, and says if there are none', async ({
    page,
    jobList,
  }) => {
    await jobList.searchField.fill('7GMT00400775');
    const result = jobList.list.getByRole('status').filter({ hasText: /gefunden|Treffer/ });
    await expect(result).toHaveText(/^\d+ Zähler gefunden$/);
    await jobList.searchField.fill('7GMT0040077581');
    await expect(result).toHaveText('1 Zähler gefunden');
    await expect(jobList.job('7GMT0040077581')).toBeVisible();
    await jobList.searchField.fill('gibt es nicht');
    await expect(result).toContainText('Kein Treffer für „gibt es nicht“');
    await expectAccessible(page);
    await result.getByRole('button', { name: 'Suche leeren' }).click();
    await expect(jobList.searchField).toHaveValue('');
    await expect(jobList.group('Offen')).toBeVisible();
  });

  test(
    'after a job the list has its old position and the focus on the card of the job',
    { tag: ['@phone', '@desktop'] },
    async ({ page, jobList }) => {
      await jobList.searchField.focus();
      const place = () => page.evaluate(() => document.activeElement?.getAttribute('href') ?? '');
      for (let step = 0; step < 15; step += 1) {
        const last = await place();
        await page.keyboard.press('ArrowDown');
        // The row is drawn before it can take the focus.
        await expect.poll(place).not.toBe(last);
      }
      const card = jobList.list.locator('a:focus');
      await expect(card).toBeInViewport();
      const number = /\d[A-Z]{3}\d+/.exec((await card.textContent()) ?? '')?.[0] ?? '';
      expect(number).not.toBe('');
      const top = async () => Math.round((await jobList.job(number).boundingBox())?.y ?? -1);
      let before = await top();
      const isAtRest = async () => {
        const last = before;
        before = await top();
        return before === last;
      };
      // A measured row moves the rows below it.
      await expect.poll(isAtRest).toBe(true);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { level: 1, name: number })).toBeInViewport();

      await page.goBack();
      await expect(jobList.job(number)).toBeFocused();
      await expect.poll(top).toBe(before);
    },
  );

  test(
    'a long list is narrowed by words and chips, and remembers both and its place',
    { tag: '@phone' },
    async ({ page, jobList }) => {
      const found = jobList.list.getByRole('status').filter({ hasText: /gefunden/ });
      const buildings = jobList.list.getByRole('heading', { level: 3 });
      await jobList.searchField.fill('mühlendamm 3 gas');
      await expect(found).toBeVisible();
      await expect(buildings).toHaveText([/^Mühlendamm 3\s*\d+\s*Rundgang$/]);
      await expect(page).toHaveURL(/\/ablesung\?suche=/);
      await jobList.searchField.fill('');
      const soon = jobList.list.getByRole('button', { name: /^Endet bald \d+$/ });
      await soon.click();
      await jobList.list.getByLabel('Gebäude').selectOption('Mühlendamm 5');
      await expect(buildings).toHaveText([/^Mühlendamm 5/]);
      await expectAccessible(page);
      await page.reload();
      await expect(soon).toHaveAttribute('aria-pressed', 'true');
      await expect(buildings).toHaveText([/^Mühlendamm 5/]);
      await jobList.list.getByLabel('Gebäude').selectOption('Alle Gebäude');
      await jobList.searchField.press('ArrowDown');
      await page.keyboard.press('End');
      const last = jobList.jobs.last();
      await expect(last).toBeInViewport();
      const number = /\d[A-Z]{3}\d+/.exec((await last.textContent()) ?? '')?.[0] ?? '';

      await openFromMenu(page, 'Start');
      await expect(jobList.list).toBeHidden();
      await openFromMenu(page, 'Ablesung');
      await expect(soon).toHaveAttribute('aria-pressed', 'true');
      await expect(jobList.job(number)).toBeInViewport();
    },
  );

  test(
    'the number of jobs has a thousands separator',
    { tag: '@engines' },
    async ({ page, jobList }) => {
      await expect(jobList.list.getByRole('heading', { name: 'Offen 1.185' })).toBeVisible();
      await expect(page.getByText('1.200', { exact: true })).toBeAttached();
    },
  );
});

test(
  'a screen reader reads out the list as a navigation with its search and groups',
  { tag: '@every-width' },
  async ({ openAs, jobList }) => {
    await openAs('demo-kunde', '/ablesung');
    await expect(jobList.group('Offen')).toBeVisible();
    await expect(jobList.list).toMatchAriaSnapshot(`
    - navigation "Ablesungen":
      - searchbox "Ablesungen durchsuchen"
      - paragraph: Zählernummer, Adresse, Name oder Kundennummer
      - list "Ablesungen":
        - listitem:
          - heading /Offen 4/ [level=2]
        - listitem:
          - link /1ESY1160123456 .+ Neuenbrück, Lindenstraße 14 Strom · Keller links, Zählerschrank/
        - listitem:
          - link /7ELS0098127734 .+ Gas · Keller rechts, hinter der Tür/
        - listitem:
          - link /8SEN0117723401 .+ Wasser · Hausanschlussraum/
        - listitem:
          - link /9SEN0117723419 .+ Warmwasser · Bad/
        - listitem:
          - link "Zähler fehlt in der Liste"
  `);
  },
);

test(
  'on a tablet list and content are side by side, and the keyboard reaches both',
  { tag: '@tablet' },
  async ({ page, openAs, jobList, jobScreen }) => {
    await openAs('demo-kunde', '/ablesung');
    await expect(jobList.group('Offen')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Nach Frist' })).toBeVisible();
    await jobList.searchField.focus();
    await page.keyboard.press('ArrowDown');
    await expect(jobList.list.locator('a:focus')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(jobScreen.heading).toBeFocused();
    await expect(jobList.group('Offen')).toBeVisible();
  },
);
