import { JobListScreen } from '../screens/job-list-screen';
import { JobScreen } from '../screens/job-screen';
import { ManagementScreen } from '../screens/management-screen';
import { expect, test } from '../world/test';

const MAIL = '**/api/communication/email/share/account';

test.beforeEach(async ({ page, openAs }) => {
  await openAs('demo-verwaltung', '/ablesung');
  await new ManagementScreen(page).open();
});

/** Shares two open meters of one house. */
async function shareTwo(management: ManagementScreen, name: string): Promise<void> {
  await management.searchField.fill('Am Wehr');
  await expect(management.row(1)).toContainText('0XYZ0040077729');
  await management.row(1).click();
  await management.row(2).click();
  await management.shareAs(name);
}

test('a caretaker opens the link and reads a meter, and the manager sees the progress', async ({
  page,
  browser,
}) => {
  const management = new ManagementScreen(page);
  await shareTwo(management, 'Hausmeister Nord');
  const guest = await browser.newPage();
  await guest.goto(await management.link());
  const jobs = new JobListScreen(guest);
  await expect(jobs.jobs).toHaveCount(2);
  // The address no longer holds the token, and so neither does the history.
  await expect(guest).not.toHaveURL(/\/m\//);

  await jobs.job('0XYZ0040077729').click();
  const job = new JobScreen(guest);
  await job.rate('Verbrauch').getByRole('textbox').first().fill('3320');
  await job.sendEntered();
  await expect(job.thanks).toBeVisible();
  await guest.close();

  await management.access.getByRole('button', { name: 'Fertig' }).click();
  await page.reload();
  await expect(management.share('Hausmeister Nord')).toContainText('1 von 2 fertig');
});

test('the manager mails an access to several addresses and sends the failed mails again', async ({
  page,
}) => {
  const management = new ManagementScreen(page);
  await shareTwo(management, 'Hausmeister Süd');
  const refused = 'bernd@example.com';
  const asked: string[] = [];
  let isBroken = true;
  await page.route(MAIL, async (route) => {
    const [address = ''] = /[\w.]+@example\.com/.exec(route.request().postData() ?? '') ?? [];
    asked.push(address);
    await (isBroken && address === refused ? route.fulfill({ status: 503 }) : route.continue());
  });

  const field = management.access.getByLabel('E-Mail-Adressen');
  await field.fill('Anna Kaya <anna@example.com>; bernd@example.com, carla');
  await field.press('Enter');
  await expect(management.access.getByRole('button', { name: 'E-Mail senden' })).toBeDisabled();
  await management.access.getByRole('button', { name: 'carla entfernen' }).click();
  await management.access.getByRole('button', { name: 'An 2 Adressen senden' }).click();
  await expect(management.access.getByText('1 von 2 gesendet')).toBeVisible();
  await expect(management.access.getByText('E-Mail konnte nicht versandt werden')).toBeVisible();

  isBroken = false;
  await management.access
    .getByRole('button', { name: 'Die fehlgeschlagene erneut senden' })
    .click();
  await expect(management.access.getByText('2 von 2 gesendet')).toBeVisible();
  expect(asked).toEqual(['anna@example.com', refused, refused]);
});

test('the manager opens the link of a sub-access and can only look at it', async ({ page }) => {
  const management = new ManagementScreen(page);
  await shareTwo(management, 'Nur zur Ansicht');
  const link = await management.link();
  await page.goto(link);
  await expect(page).toHaveURL(/\/management\/account\/[^/]+\/.+$/);
  await expect(page.getByText('Nur Ansicht')).toBeVisible();
  await expect(page.getByRole('button', { name: /aus der Freigabe nehmen$/ })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Freigabe löschen' })).toHaveCount(0);
});

test('the manager prints cards for several accesses with new login data, and nothing else', async ({
  page,
}) => {
  const management = new ManagementScreen(page);
  await page.getByRole('button', { name: 'Ablesekarten drucken' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ablesekarten für mehrere Zugänge' });
  await dialog.getByLabel('Alle auswählen').check();
  await dialog.getByRole('button', { name: /erstellen$/ }).click();
  await expect(dialog.getByText('1 Karte ist bereit')).toBeVisible();

  await page.evaluate(() => {
    window.print = () => undefined;
  });
  await dialog.getByRole('button', { name: 'Karten drucken' }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Vertraulich:')).toBeVisible();
  await expect(management.table).toBeHidden();
  const code = page.getByRole('img', { name: 'QR-Code mit dem Link' });
  const width = async () => (await code.boundingBox())?.width;
  // The code measures at least 32 mm, and 44 mm with its quiet zone.
  await expect.poll(width).toBeGreaterThanOrEqual((44 / 25.4) * 96 - 1);

  await page.emulateMedia({ media: 'screen' });
  await dialog.getByRole('button', { name: 'Aushang drucken' }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Bitte lesen Sie Ihren Zähler ab').first()).toBeVisible();
  await expect(page.getByText('Passwort', { exact: true })).toHaveCount(0);
});
