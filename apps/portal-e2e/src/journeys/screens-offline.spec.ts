import type { Locator, Page } from '@playwright/test';
import { JobListScreen } from '../screens/job-list-screen';
import { JobScreen } from '../screens/job-screen';
import { ManagementScreen } from '../screens/management-screen';
import { UnlistedScreen } from '../screens/unlisted-screen';
import { PATIENCE } from '../world/patience';
import { storedState } from '../world/browser-storage';
import { expect, test } from '../world/test';
import { workerAnswersFor } from '../world/service-worker';

test.use({ serviceWorkers: 'allow' });

const read = '7ELS0098127734';
const TABS = 5;

interface Screen {
  readonly says: string;
  readonly path: string;
  /** An element that only this screen shows, with data of this account. */
  readonly proof: (page: Page) => Locator;
}

function screensOf(
  jobPath: string,
  receiptPath: string,
  evaluationPath: string,
): readonly Screen[] {
  const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
  return [
    {
      says: 'home',
      path: '/',
      proof: (page) =>
        page.getByRole('region', { name: 'Ablesungen' }).getByText('von 4 Ablesungen'),
    },
    { says: 'the list', path: '/ablesung', proof: (page) => new JobListScreen(page).job(read) },
    {
      says: 'a meter with a reading',
      path: jobPath,
      proof: (page) => new JobScreen(page).heading.filter({ hasText: read }),
    },
    {
      says: 'the form for an unlisted meter',
      path: UnlistedScreen.path,
      proof: (page) => new UnlistedScreen(page).meterNumber,
    },
    {
      says: 'the evaluation',
      path: evaluationPath,
      proof: (page) => page.getByRole('img', { name: /^Verbrauch je Jahr/ }),
    },
    {
      says: 'the help',
      path: '/help',
      proof: (page) => title(page, 'Hilfe zur Zählerstandserfassung'),
    },
    {
      says: 'the management of shares',
      path: '/management',
      proof: (page) => new ManagementScreen(page).table,
    },
    {
      says: 'the receipts',
      path: '/nachweise',
      proof: (page) =>
        page.getByRole('list', { name: /^20\d\d$/ }).getByRole('link', { name: new RegExp(read) }),
    },
    {
      says: 'a receipt',
      path: receiptPath,
      proof: (page) =>
        page.getByRole('article', { name: 'Nachweis' }).getByRole('img', { name: '13.210,45 m³' }),
    },
    {
      says: 'the accessibility statement',
      path: '/barrierefreiheit',
      proof: (page) => title(page, 'Erklärung zur Barrierefreiheit'),
    },
  ];
}

test(
  'every visited screen opens without a server: in a new tab, after a reload, in several tabs',
  { tag: '@desktop' },
  async ({ page, context, server, loginScreen, jobList, jobScreen }) => {
    test.setTimeout(PATIENCE.everyScreenOffline.journeyMs);
    await loginScreen.openAsDemoCustomer('/ablesung');
    await jobList.job(read).click();
    await jobScreen.send('Verbrauch', '13210', '45');
    await expect(jobScreen.thanks).toBeVisible();
    const receipt = page.getByRole('link', { name: 'Nachweis ansehen' });
    await expect(receipt).toBeVisible();
    const jobPath = new URL(page.url()).pathname;
    const receiptPath = (await receipt.getAttribute('href')) ?? '';
    const screens = screensOf(jobPath, receiptPath, jobPath.replace('/ablesung/', '/auswertung/'));
    await workerAnswersFor(page);

    for (const { says, path, proof } of screens) {
      await test.step(`with a server: ${says}`, async () => {
        await page.goto(path);
        await expect(proof(page)).toBeVisible();
      });
    }
    await test.step('the data of all screens is on disk', async () => {
      for (const key of ['surroundings', 'jobs', 'help'] as const) {
        await expect.poll(() => storedState(page, key)).not.toBe('');
      }
      // The stored list holds the sent reading.
      await expect.poll(() => storedState(page, 'jobs')).toContain('13210.45');
      await expect.poll(() => storedState(page, 'help')).toContain('"markdown":');
    });
    await server.stop();
    await page.reload();
    await goOn(page);
    await page.close();

    const comeCold = async ({ path, proof }: Screen) => {
      const cold = await context.newPage();
      await cold.goto(path);
      await expect(proof(cold)).toBeVisible();
      return cold;
    };
    for (const screen of screens) {
      await test.step(`without a server: ${screen.says}`, async () => {
        const cold = await comeCold(screen);
        await cold.reload();
        await expect(screen.proof(cold)).toBeVisible();
        await cold.close();
      });
    }
    await test.step('several tabs open at once', async () => {
      const tabs = await Promise.all(screens.slice(0, TABS).map(comeCold));
      expect(tabs).toHaveLength(TABS);
    });
  },
);

/** Closes the dialog about the missing connection. */
async function goOn(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Achtung: Keine Internetverbindung' });
  await dialog.getByRole('button', { name: 'Weiter ablesen' }).click();
  await expect(dialog).toBeHidden();
}
