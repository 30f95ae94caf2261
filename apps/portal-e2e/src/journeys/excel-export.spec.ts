import type { Page } from '@playwright/test';
import { ManagementScreen } from '../screens/management-screen';
import { openSheet } from '../world/sheet';
import { expect, test } from '../world/test';

const LONG = 'x'.repeat(32_000);
const LINK = '=HYPERLINK("http://x.example","Bitte anklicken")';

const place = { street: 'Ahornweg', houseNumber: '3', zip: '01067', city: 'Neuenbrück' };
const job = (id: string, meterNumber: string, hint: string) => ({
  id,
  maLoId: '51238696781',
  targetReadingDate: '2026-11-30',
  jobPermissions: { reShare: true },
  jobConstraints: { earliestExecution: '2026-11-01', latestExecution: '2026-12-05' },
  customer: {
    company: '+Backhaus GmbH',
    customerNumber: '0044',
    mailingAddress: { street: 'Postweg', houseNumber: '9', zip: '39999', city: 'Neuenbrück' },
  },
  partner: { identifier: 'P-7', company: '@Stadtwerke', name: null },
  meter: {
    meterNumber,
    meterType: 'ELECTRIC_METER',
    meterAddress: {
      ...place,
      cityDistrict: 'Nord 😀',
      objectKey: '-7',
      locationDescription: '',
      hint,
    },
    meterRateTasks: [
      {
        taskId: `t-${id}`,
        rateName: 'Verbrauch',
        obis: '1-1:1.8.0',
        preDecimals: 6,
        postDecimals: 1,
        readingEvents: [
          { readingDate: '2024-11-28', readingValue: 41000, reason: 'PERIODIC_READING' },
          { readingDate: '2025-11-28', readingValue: 43120.5, reason: 'PERIODIC_READING' },
        ],
        readingResults: [{ readingDate: '2026-11-20T23:30:00Z', readingValue: 45210.4 }],
      },
    ],
  },
});

/** 25 cells: Excel counts days as numbers, and the 20th at 23:30 UTC is the 21st in Berlin. */
const rowOf = (meterNumber: string, hint: string) => [
  'P-7',
  '@Stadtwerke',
  '0044',
  '+Backhaus GmbH',
  'Postweg 9',
  '39999',
  'Neuenbrück',
  '51238696781',
  'Ahornweg 3',
  '01067',
  'Neuenbrück',
  'Nord 😀',
  '-7',
  null,
  meterNumber,
  'Strom',
  'Verbrauch',
  '1-1:1.8.0',
  46356,
  46361,
  hint,
  45989,
  43120.5,
  46347,
  45210.4,
];

async function openManagement(page: Page): Promise<ManagementScreen> {
  const jobs = [job('1', '0001', LINK), job('2', '0002', LONG)];
  await page.route('**/api/pro/job', (route) => route.fulfill({ json: { jobs } }));
  await page.reload();
  const management = new ManagementScreen(page);
  await management.open();
  return management;
}

test.beforeEach(async ({ openAs }) => {
  await openAs('demo-verwaltung', '/ablesung');
});

test('the Excel file holds every value, and no cell is a formula', async ({ page, jobList }) => {
  await jobList.list.waitFor();
  const management = await openManagement(page);
  const file = await management.download();
  expect(file.suggestedFilename()).toMatch(/^\d{4}-\d{2}-\d{2} Hausverwaltung Nord\.xlsx$/);
  const { name, rows } = await openSheet(await file.path());
  expect(name).toBe('Excel Download');
  expect(rows).toHaveLength(3);
  expect(rows[0]).toHaveLength(25);
  expect(rows[1]).toEqual(rowOf('0001', LINK));
  expect(rows[2]).toEqual(rowOf('0002', LONG));
});

test('the Excel file holds all jobs', { tag: '@engines' }, async ({ page, device, jobList }) => {
  await jobList.list.waitFor();
  const management = new ManagementScreen(page);
  await management.open();
  const path = await device.download(page, () => management.startDownload());
  const { rows } = await openSheet(path);
  expect(rows.length).toBeGreaterThan(1200);
  expect(rows[0]).toHaveLength(25);
});

test('the portal reports that the Excel file failed, and the next attempt works', async ({
  page,
  jobList,
}) => {
  await jobList.list.waitFor();
  await openManagement(page);
  await page.route('**/export.worker*', (route) => route.abort());
  const button = page.getByRole('button', { name: 'Excel-Datei' });
  await button.click();
  await expect(page.getByText('Excel-Datei nicht erstellt').first()).toBeVisible();
  await page.unroute('**/export.worker*');
  // Pressed with a key, because the toast covers the button for a while.
  const file = page.waitForEvent('download');
  await button.press('Enter');
  await file;
});
