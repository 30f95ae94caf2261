import type { Locator, Page } from '@playwright/test';
import { ManagementScreen } from '../screens/management-screen';
import { expect, test } from '../world/test';

/** A browser may draw the page while its print dialog is open, and learn the heights of all rows. */
async function printSlowly(page: Page): Promise<void> {
  await page.evaluate(async () => {
    window.dispatchEvent(new Event('beforeprint'));
    for (let frames = 0; frames < 2; frames += 1) {
      await new Promise((drawn) => requestAnimationFrame(drawn));
    }
    window.dispatchEvent(new Event('afterprint'));
  });
}

/** Where a row stands once what loads above it is there, and all rows in view are measured. */
async function placeAtRest(row: Locator) {
  let place: Awaited<ReturnType<Locator['boundingBox']>> = null;
  await expect(async () => {
    const before = place;
    place = await row.boundingBox();
    expect(place).toEqual(before);
  }).toPass({ intervals: [500] });
  return place;
}

const NAMES = {
  meterNumber: '1 ESY 11 6012 3456',
  rateName: 'Wärmepumpenstromunterbrechungstarif',
};

async function renameAll(page: Page): Promise<void> {
  await page.route('**/api/pro/job', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(
      /("(meterNumber|rateName)":\s*)"[^"]*"/g,
      (_, before: string, field: keyof typeof NAMES) => `${before}"${NAMES[field]}"`,
    );
    await route.fulfill({ response, body });
  });
}

test.describe('with 1 200 meters', () => {
  test.beforeEach(async ({ openAs, jobList }) => {
    await openAs('demo-verwaltung', '/ablesung');
    await expect(jobList.jobsIn('Offen').first()).toBeVisible();
  });

  test('the paper holds every meter, also of the table, and the screen those in view again', async ({
    page,
    jobList,
  }) => {
    const fire = (type: string) =>
      page.evaluate((name) => window.dispatchEvent(new Event(name)), type);
    const printed = async () => {
      const paper = (await page.pdf({ format: 'A4' })).toString('latin1');
      return paper.match(/\/Type \/Page\b/g)?.length;
    };
    await fire('beforeprint');
    await expect(jobList.jobs).toHaveCount(1200);
    await page.emulateMedia({ media: 'print' });
    await expect(jobList.jobs.last()).toBeVisible();
    await expect(jobList.searchField).toBeHidden();
    await page.emulateMedia({ media: null });
    await fire('afterprint');
    await expect.poll(() => jobList.jobs.count()).toBeLessThan(60);

    // The paper of a part names what was asked for; the screen shows the field itself.
    await jobList.searchField.fill('gas');
    const asked = page.getByText('gas', { exact: true });
    await expect(asked).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expect(asked).toBeVisible();
    await page.emulateMedia({ media: null });

    await page.getByRole('link', { name: 'In einer Tabelle eintragen' }).click();
    const fields = page.getByRole('table', { name: 'Zählerstände' }).getByRole('textbox');
    await expect(fields.first()).toBeVisible();
    expect(await printed()).toBeGreaterThan(20);
    await expect.poll(() => fields.count()).toBeLessThan(60);
  });

  test('the round on paper breaks no meter number and no reading', async ({ page }) => {
    await renameAll(page);
    await page.goto('/ablesung/rundgang/verwaltung-181');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // A4 between margins of 10 mm.
    await page.setViewportSize({ width: 718, height: 1000 });
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    await page.emulateMedia({ media: 'print' });
    const paper = page.getByRole('table');
    await expect(paper).toBeVisible();
    const firstTexts = await paper.getByRole('cell').evaluateAll((cells) =>
      cells.flatMap((cell) => {
        const text = [...cell.childNodes].find((node) => node instanceof Text);
        if (text === undefined) return [];
        const range = document.createRange();
        range.selectNodeContents(text);
        const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
        return [{ text: text.textContent, lines: new Set(tops).size }];
      }),
    );
    expect(firstTexts.length).toBeGreaterThan(10);
    expect(firstTexts.filter(({ lines }) => lines > 1)).toEqual([]);
    const right = await paper.evaluate((table) => table.getBoundingClientRect().right);
    expect(right).toBeLessThanOrEqual(718);
  });

  test('printing a job renders no more of its list, and the table stays where it was', async ({
    page,
    jobList,
  }) => {
    await jobList.jobs.first().click();
    await expect(page).not.toHaveURL(/\/ablesung$/);
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    expect(await jobList.jobs.count()).toBeLessThan(60);
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await page.goBack();

    await page.getByRole('link', { name: 'In einer Tabelle eintragen' }).click();
    const table = page.getByRole('table', { name: 'Zählerstände' });
    const rows = table.getByRole('rowgroup').last();
    await expect(rows.locator('[aria-rowindex="2"]')).toBeVisible();
    await rows.evaluate((list) => list.scrollTo({ top: list.scrollHeight / 2 }));
    await expect(rows.locator('[aria-rowindex="2"]')).toBeHidden();
    // In the middle of the rows that are rendered, so it is in view.
    await table.getByRole('textbox').nth(15).focus();
    const focused = page.locator(':focus');
    const name = await focused.getAttribute('aria-label');
    const place = await placeAtRest(focused);
    await printSlowly(page);
    await expect(focused).toHaveAccessibleName(name ?? '');
    expect(await focused.boundingBox()).toEqual(place);
  });

  test('printing the meters of a manager leaves their table where it was @desktop', async ({
    page,
  }) => {
    const management = new ManagementScreen(page);
    await management.open();
    await expect(page.getByText('Die Freigaben werden geladen')).toBeHidden();
    const first = await management.row(0).getAttribute('id');
    await management.table.evaluate((list) => list.scrollTo({ top: list.scrollHeight / 2 }));
    await expect(page.locator(`[id="${first}"]`)).toBeHidden();
    const middle = management.row(8);
    const shown = page.locator(`[id="${await middle.getAttribute('id')}"]`);
    const place = await placeAtRest(shown);
    await printSlowly(page);
    expect(await shown.boundingBox()).toEqual(place);
    // The paper is as narrow as a phone.
    await page.pdf({ format: 'A4' });
    expect(await shown.boundingBox()).toEqual(place);
  });
});
