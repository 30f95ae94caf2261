import { expectAccessible } from '../world/accessibility';
import { filterJobs } from '../world/filter-jobs';
import { expect, test } from '../world/test';

test(
  'a property manager looks at the consumption of a meter',
  { tag: '@every-width' },
  async ({ page, openAs }) => {
    await openAs('demo-verwaltung', '/auswertung');
    const list = page.getByRole('navigation', { name: 'Zähler' });
    const done = list.getByRole('list', { name: 'Fertig, mit Verlauf' });
    await expect(done).toBeVisible();
    // Known years are shown before the first sending.
    await expect(list.getByRole('list', { name: 'Offen, mit Verlauf' })).toBeVisible();
    await expectAccessible(page);

    await done.getByRole('link', { name: /1EMH0040077100/ }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: '1EMH0040077100' })).toBeFocused();
    await expect(page.getByRole('img', { name: /Verbrauch je Jahr, 2023 bis 2026/ })).toBeVisible();
    await expect(page.getByRole('img', { name: /Verbrauch je Tag von Ablesung/ })).toBeVisible();

    const table = page.getByRole('table');
    const estimated = table.getByRole('row', { name: /Geschätzt/ });
    await expect(estimated).toContainText('1.530,0');
    await expect(table.getByRole('row', { name: /Erster bekannter Stand/ })).toHaveCount(1);
    await expectAccessible(page);
  },
);

test(
  'before the first sending, the list leads to the years that are known',
  { tag: '@desktop' },
  async ({ page, openAs }) => {
    await filterJobs(page, (jobs) =>
      jobs.filter((job) => JSON.stringify(job).includes('"done":false')),
    );
    await openAs('demo-kunde', '/auswertung/kunde-gas');
    await expect(page.getByRole('table').getByRole('row').nth(4)).toBeVisible();
    const list = page.getByRole('navigation', { name: 'Zähler' });
    await expect(list.getByRole('list', { name: 'Offen, mit Verlauf' })).toBeVisible();
    await expect(page.getByText(/^(\d+ % (weniger|mehr)|Fast so viel) Gas /)).toBeVisible();
  },
);

test('a utility without evaluation has it neither in the menu nor at its address', async ({
  page,
  openAs,
}) => {
  await page.route('**/api/public/application', async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    const body = text.replace(/"evaluationEnabled":\s*true/, '"evaluationEnabled":false');
    await route.fulfill({ response, body });
  });
  await openAs('demo-kunde', '/auswertung');
  await expect(
    page.getByRole('heading', { name: /Diese Seite gibt es leider nicht/ }),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'Auswertung' })).toHaveCount(0);
});
