import { ManagementScreen } from '../screens/management-screen';
import { TableScreen } from '../screens/table-screen';
import { expectAccessible } from '../world/accessibility';
import { expect, test } from '../world/test';

const TENANT = 'Töpferei am Hof, Mirjam Okonkwo';
const PROVIDER = 'Energiegenossenschaft Sonnental';

test(
  'who is at a meter, who provides and when each tariff is due is said wherever it helps',
  { tag: ['@phone', '@desktop'] },
  async ({ page, openAs, jobList, jobScreen }) => {
    await openAs('demo-sonderfall', '/ablesung/sonderfall-mieterin');
    await expect(jobScreen.rate('Verbrauch Hochtarif')).toContainText(/Stichtag: [\d.]+\./);
    await expect(jobScreen.rate('Verbrauch Niedertarif')).toContainText(/Stichtag: [\d.]+\./);
    await jobScreen.openLine('Zählerdaten');
    const data = page.getByRole('group').filter({ hasText: 'Name am Zähler' });
    await expect(data).toMatchAriaSnapshot(`
    - group:
      - term: Name am Zähler
      - definition: Töpferei am Hof Mirjam Okonkwo
      - term: Postanschrift
      - definition: Lindenstraße 14 39999 Neuenbrück
      - term: Versorger
      - definition: ${PROVIDER}
      - term: Stichtag
      - definition: /Verbrauch Hochtarif. .+ Verbrauch Niedertarif. .+/
    `);
    await expectAccessible(page);

    await page.goto('/ablesung');
    await jobList.searchField.fill('Okonkwo');
    await expect(jobList.list.getByRole('link', { name: TENANT })).toContainText(PROVIDER);

    const management = new ManagementScreen(page);
    await management.open();
    await page.getByLabel('Gruppieren nach').selectOption('Versorger');
    await expect(management.row(0)).toContainText(PROVIDER);
    await expect(management.row(1)).toContainText(TENANT);
    await expectAccessible(page);

    const table = new TableScreen(page);
    await table.open();
    const line = table.table.getByRole('row').filter({ hasText: TENANT }).first();
    await expect(line).toContainText(/Verbrauch Hochtarif.*Stichtag: [\d.]+\./);
  },
);
