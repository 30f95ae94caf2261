import { readFile } from 'node:fs/promises';
import { expectAccessible } from '../world/accessibility';
import { watchScripts } from '../world/portal-scripts';
import { expect, test } from '../world/test';

test(
  'a screen reader reads out the job home with its figures, media and deadlines',
  { tag: ['@desktop', '@tablet'] },
  async ({ page, openAs }) => {
    await openAs('demo-kunde', '/ablesung');
    await expect(page.getByRole('region', { name: 'Nach Frist' })).toBeVisible();
    await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - heading "Ablesungen" [level=1]
      - term: Gesamt
      - definition: "4"
      - term: Fertig
      - definition: "0"
      - term: Anteil
      - definition:
        - img "0,0 %"
      - region "Nach Medium":
        - heading "Nach Medium" [level=2]
        - list:
          - listitem:
            - text: Strom
            - img "0 von 1 fertig"
          - listitem:
            - text: Gas
            - img "0 von 1 fertig"
          - listitem:
            - text: Wasser
            - img "0 von 1 fertig"
          - listitem:
            - text: Warmwasser
            - img "0 von 1 fertig"
      - region "Nach Frist":
        - heading "Nach Frist" [level=2]
        - button "Fristen in den Kalender"
  `);
  },
);

test(
  'a deadline opens its meters, and the calendar file holds all deadlines, also offline',
  { tag: '@desktop' },
  async ({ page, context, openAs }) => {
    const scripts = watchScripts(page);
    await openAs('demo-kunde', '/ablesung');
    const section = page.getByRole('region', { name: 'Nach Frist' });
    await section.locator('summary').first().click();
    const meter = section.getByRole('link').first();
    await expect(meter).toBeVisible();
    await expectAccessible(page);

    await scripts.expectFetched('soon', 'de');
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Weiter ablesen' }).click();
    const download = page.waitForEvent('download');
    await section.getByRole('button', { name: 'Fristen in den Kalender' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('Ablesefristen.ics');
    const text = await readFile(await file.path(), 'utf8');
    expect(text).toMatch(/^BEGIN:VCALENDAR\r\n/);
    expect(text).toMatch(/SUMMARY:Stadtwerke Neuenbrück: \d+ Zähler ablesen\r\n/);

    await meter.click();
    await expect(page).toHaveURL(/\/ablesung\/.+/);
  },
);

test('a window that grows beside a job shows the rows of its list without gaps', async ({
  page,
  openAs,
  jobList,
  jobScreen,
}) => {
  await openAs('demo-kunde', '/ablesung');
  await jobList.jobs.first().click();
  await expect(jobScreen.sendButton).toBeVisible();
  // The list has not been seen since this page was loaded.
  await page.reload();
  await expect(jobScreen.sendButton).toBeVisible();
  await page
    .getByRole('link', { name: /8SEN0117723401/, includeHidden: true })
    .waitFor({ state: 'attached' });
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(jobList.jobs.first()).toBeVisible();
  const gaps = () =>
    jobList.jobs.evaluateAll((rows) => {
      const places = rows.map((row) => row.getBoundingClientRect());
      return places.slice(1).map(({ top }, n) => Math.round(top - (places[n]?.bottom ?? 0)));
    });
  await expect.poll(gaps).toEqual([0, 0, 0]);
});
