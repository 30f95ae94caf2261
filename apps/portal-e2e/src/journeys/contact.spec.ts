import type { Page } from '@playwright/test';
import { expectAccessible } from '../world/accessibility';
import { storedState } from '../world/browser-storage';
import { expect, test } from '../world/test';
import { WIZARD_PATH } from '../screens/wizard';

const band = (page: Page) => page.getByRole('region', { name: 'Kontakt zum Versorger' });

/** The number for every screen, and the one for the screens of the readings. */
const CALL = { everywhere: 'tel:+4939997700', readings: 'tel:+4939997711' };

async function expectCallable(page: Page, tel = CALL.everywhere): Promise<void> {
  await expect(band(page).locator(`a[href="${tel}"]`)).toBeVisible();
  await expect(band(page)).toContainText(/montags bis freitags von \d+ bis \d+ Uhr/);
}

test('whoever needs help finds the phone number on every screen', async ({
  page,
  loginScreen,
  jobList,
  wizard,
}) => {
  await test.step('at the login, and where it fails', async () => {
    await loginScreen.open();
    await expectCallable(page);
    await expectAccessible(page);
    await page.goto('/m/kein-zugang');
    await expect(loginScreen.failureDialog.getByRole('link', { name: '03999 7700' })).toBeVisible();
    await expectAccessible(page);
  });
  await test.step('without a login', async () => {
    for (const path of ['/barrierefreiheit', '/introduction', '/gibt-es-nicht', WIZARD_PATH]) {
      await page.goto(path);
      await expectCallable(page);
    }
    await wizard.enterMeter('7ELS0098127734');
    await wizard.heading('Zählerstand').waitFor();
    await expectCallable(page);
    await expectAccessible(page);
    await page.route('**/api/public/application', (route) => route.fulfill({ status: 503 }));
    await page.goto(WIZARD_PATH);
    await wizard.heading('Die Zählerstandserfassung ist momentan nicht möglich').waitFor();
    await expectCallable(page);
    await page.unroute('**/api/public/application');
  });
  await test.step('behind the login', async () => {
    await loginScreen.openAsDemoCustomer('/ablesung');
    await expectCallable(page, CALL.readings);
    // The list is loaded after the login, whose heading has gone by then.
    await expect(jobList.group('Offen')).toBeVisible();
    await expectAccessible(page);
    for (const path of ['/', '/auswertung', '/management', '/nachweise', '/help']) {
      await page.goto(path);
      await expectCallable(page);
    }
  });
});

test('the phone number is there while the server cannot answer', async ({ page }) => {
  const calls = '**/api/**';
  const unavailable = page.getByRole('heading', { name: 'Das Portal ist gerade nicht erreichbar' });
  await test.step('on the first visit the letter has it', async () => {
    await page.route(calls, (route) => route.fulfill({ status: 503 }));
    await page.goto('/');
    await expect(unavailable).toBeVisible();
    await expect(page.getByText('Die Telefonnummer steht auf dem Schreiben')).toBeVisible();
  });
  await test.step('later the device has it', async () => {
    await page.unroute(calls);
    await page.getByRole('button', { name: 'Erneut versuchen' }).click();
    await expectCallable(page);
    await expect.poll(() => storedState(page, 'surroundings')).toContain('Stadtwerke');
    await page.route(calls, (route) => route.abort());
    await page.reload();
    await expectCallable(page);
  });
  await test.step('also where nothing else is known', async () => {
    await clearStoredState(page);
    await page.reload();
    await expect(unavailable).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: '03999 7700' })).toBeVisible();
    await expectAccessible(page);
  });
});

/** As a browser does that needs the room. */
function clearStoredState(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('ablesbar');
        opening.onsuccess = () => {
          const writing = opening.result.transaction('state', 'readwrite');
          writing.objectStore('state').clear();
          writing.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
  );
}
