import type { Page } from '@playwright/test';
import { JobListScreen } from '../screens/job-list-screen';
import { JobScreen } from '../screens/job-screen';
import { expectAccessible } from '../world/accessibility';
import { storedDrafts, storedKeys } from '../world/browser-storage';
import { takePhotos } from '../world/photos';
import { expect, test } from '../world/test';

const meter = '7ELS0098127734';

const reason = (page: Page, name: string) => page.getByRole('radio', { name });
const noteOn = (page: Page) => page.getByRole('textbox', { name: /Hinweis/ });
const sendOn = (page: Page) => page.getByRole('button', { name: 'Ohne Stand senden' });

async function openMeter(page: Page): Promise<void> {
  await new JobListScreen(page).job(meter).click();
  await expect(new JobScreen(page).heading).toHaveText(meter);
}

test('a comment about the access leads to the form, which keeps what is entered', async ({
  page,
  openAs,
}) => {
  const job = new JobScreen(page);
  const note = noteOn(page);
  await openAs('demo-kunde', '/ablesung');
  await openMeter(page);

  await test.step('the offered comment leads to the form, and back', async () => {
    await job.openLine('Hinweis');
    await page.getByRole('button', { name: 'Zähler nicht zugänglich' }).click();
    await page.getByRole('button', { name: 'Ohne Stand melden' }).click();
    await expect(reason(page, 'Kein Zugang zum Zähler')).toBeChecked();
    await expect(reason(page, 'Kein Zugang zum Zähler')).toBeFocused();
    await expect(note).toHaveValue('Zähler nicht zugänglich');
    await expect(sendOn(page)).toBeEnabled();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Doch einen Stand eingeben' }).click();
    await expect(job.rate('Verbrauch').getByRole('textbox').first()).toBeFocused();
    await note.fill('');
  });

  await test.step('another reason needs words, and all of it survives a reload', async () => {
    await page.getByRole('button', { name: 'Zähler lässt sich nicht ablesen' }).click();
    await page.getByRole('link', { name: 'Grund wählen' }).click();
    await expect(reason(page, 'Kein Zugang zum Zähler')).toBeFocused();
    await reason(page, 'Anderer Grund').check();
    await page.getByRole('link', { name: 'Hinweis schreiben' }).click();
    await page.keyboard.type('Der Keller ist überflutet');
    await job.addPhotos(await takePhotos(page, 1));
    await expect(job.photos).toHaveCount(1);
    await expect.poll(() => storedDrafts(page, 'readingDraft')).toContain('überflutet');
    await expect.poll(() => storedKeys(page, 'draft-photos')).toHaveLength(1);
    await page.reload();
    await expect(reason(page, 'Anderer Grund')).toBeChecked();
    await expect(note).toHaveValue('Der Keller ist überflutet');
    await expect(job.photos).toHaveCount(1);
  });

  await test.step('a server that does not know the call leaves the entry in the form', async () => {
    await page.route('**/notReadable', (route) =>
      route.fulfill({ status: 404, json: { message: 'There is nothing here.' } }),
    );
    await sendOn(page).click();
    await expect(page.getByText(/nimmt diese Meldung hier nicht an/)).toBeVisible();
    await expect(note).toHaveValue('Der Keller ist überflutet');
    await expect(job.photos).toHaveCount(1);
    await page.unroute('**/notReadable');
  });
});

test('the answer waits without a network, arrives, and gives way to a later reading', async ({
  page,
  openAs,
  server,
}) => {
  const job = new JobScreen(page);
  const list = new JobListScreen(page);
  await openAs('demo-kunde', '/ablesung');
  await openMeter(page);

  await test.step('without a server it waits in the queue', async () => {
    // Given up: the digits must not stand in the form again as if they were still to be sent.
    await job.rate('Verbrauch').getByRole('textbox').first().fill('132');
    await page.getByRole('button', { name: 'Zähler lässt sich nicht ablesen' }).click();
    await reason(page, 'Zähler defekt oder Anzeige unlesbar').check();
    await job.addPhotos(await takePhotos(page, 1));
    await expect(job.photos).toHaveCount(1);
    await server.stop();
    await sendOn(page).click();
    const offline = page.getByRole('dialog', { name: /Keine Internetverbindung/ });
    await offline.getByRole('button', { name: 'Weiter ablesen' }).click();
    await page.getByRole('button', { name: 'Anzeigen' }).click();
    await expect(
      page.getByText(/^Zähler defekt oder Anzeige unlesbar am .*, 1 Foto$/),
    ).toBeVisible();
    await expect(sendOn(page), 'the form is closed').toBeHidden();
  });

  await test.step('with the server it is sent by itself, and the job is answered', async () => {
    await server.start();
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(page.getByText(/^Ihr Versorger weiß Bescheid: Zähler defekt/)).toBeVisible();
    await expect(job.sendButton.or(sendOn(page)), 'the form is closed').toBeHidden();
    await page.getByRole('link', { name: 'Nachweis ansehen' }).click();
    await expect(job.heading).toHaveText('Meldung gesendet');
    await expect(page.getByText('Zähler defekt oder Anzeige unlesbar')).toBeVisible();
    await expectAccessible(page);
    await page.goto('/ablesung');
    await expect(list.jobIn('Fertig', meter)).toContainText('ohne Stand');
  });

  await test.step('a later reading takes its place', async () => {
    await list.job(meter).click();
    await page.getByRole('button', { name: 'Stand nachreichen' }).click();
    await job.send('Verbrauch', '13210', '45');
    await expect(job.thanks).toBeVisible();
    await page.reload();
    await expect(page.getByRole('img', { name: '13.210,45 m³' })).toBeVisible();
  });
});
