import type { Locator, Page } from '@playwright/test';
import type { JobListScreen } from '../screens/job-list-screen';
import type { JobScreen } from '../screens/job-screen';
import type { LoginScreen } from '../screens/login-screen';
import { ManagementScreen } from '../screens/management-screen';
import { TableScreen } from '../screens/table-screen';
import { UnlistedScreen } from '../screens/unlisted-screen';
import { takePhotos } from '../world/photos';
import { portalScript } from '../world/portal-scripts';
import {
  CAMERA,
  NOT_WAITED_FOR,
  silence,
  STORAGE,
  WAITED_FOR,
  WAITED_FOR_WITH_PHOTO,
} from '../world/silences';
import { expect, test } from '../world/test';

const GAS = '7ELS0098127734';
const NOTHING_KEPT = 'Dieser Browser kann gerade nichts speichern';
const SLOW = 'Das dauert länger als sonst.';

interface Screens {
  readonly page: Page;
  readonly loginScreen: LoginScreen;
  readonly jobList: JobListScreen;
  readonly jobScreen: JobScreen;
}

/** Logs in, opens a meter of the list and sends its value. */
async function readAndSend(
  { page, loginScreen, jobList, jobScreen }: Screens,
  { hasPhoto = false, says = '' } = {},
): Promise<void> {
  await loginScreen.openAsDemoCustomer('/ablesung');
  await jobList.job(GAS).click();
  if (says !== '') await expect(page.getByText(says)).toBeVisible();
  if (hasPhoto) {
    await jobScreen.addPhotos(await takePhotos(page, 1));
    await expect(jobScreen.photos).toHaveCount(1);
  }
  await jobScreen.send('Verbrauch', '13210', '45');
  await expect(jobScreen.thanks).toBeVisible();
}

for (const part of STORAGE) {
  test(`if no ${part.of}, a line says so, and a reading is sent`, async ({
    page,
    loginScreen,
    jobList,
    jobScreen,
  }) => {
    await silence(page, part);
    await readAndSend({ page, loginScreen, jobList, jobScreen }, { says: NOTHING_KEPT });
  });
}

test('if the storage says nothing, many meters are sent from the table', async ({
  page,
  loginScreen,
}) => {
  await silence(page, ...STORAGE.slice(1, 2));
  await loginScreen.open('/ablesung');
  await loginScreen.logIn('demo-verwaltung', 'demo-verwaltung');
  await new ManagementScreen(page).open();
  const table = new TableScreen(page);
  await table.open();
  await table.field('0XYZ0040077729').fill('3320');
  await table.field('0XYZ0040077951').fill('3321');
  await table.send('Alle senden');
  await expect(page.getByText('2 Zähler gesendet')).toBeVisible();
});

test('if the storage says nothing, a meter that is not listed is sent', async ({
  page,
  loginScreen,
}) => {
  await silence(page, ...STORAGE.slice(1, 2));
  await loginScreen.openAsDemoCustomer(UnlistedScreen.path);
  const form = new UnlistedScreen(page);
  await form.enter('1ESY1160123456', '4521');
  await form.send();
  await expect(page.getByText('Senden erfolgreich')).toBeVisible();
});

for (const part of [...WAITED_FOR, ...WAITED_FOR_WITH_PHOTO]) {
  test(`without an answer about ${part.of}, a reading is sent`, async ({
    page,
    loginScreen,
    jobList,
    jobScreen,
  }) => {
    await silence(page, part);
    const hasPhoto = WAITED_FOR_WITH_PHOTO.includes(part);
    await readAndSend({ page, loginScreen, jobList, jobScreen }, { hasPhoto });
  });
}

test('a reading is sent although nothing answers that nobody waits for', async ({
  page,
  loginScreen,
  jobList,
  jobScreen,
}) => {
  await silence(page, ...NOT_WAITED_FOR);
  await readAndSend({ page, loginScreen, jobList, jobScreen }, { hasPhoto: true });
  await expect(page.getByText(NOTHING_KEPT)).toBeHidden();
});

test('a screen whose script or list does not come says that it takes longer', async ({
  page,
  loginScreen,
}) => {
  await page.clock.install();
  await silence(page, { of: 'the list', calls: '**/api/pro/job' });
  await loginScreen.openAsDemoCustomer('/ablesung');
  const loading = page.getByRole('status').filter({ hasText: 'geladen' });
  await expect(loading.first()).toBeVisible();
  await page.clock.fastForward(5_000);
  await expect(page.getByText(SLOW)).toBeVisible();

  await silence(page, { of: 'the screens', calls: portalScript('workplace') });
  await page.reload();
  await expect(loading.first()).toBeVisible();
  await page.clock.fastForward(5_000);
  await expect(page.getByText(SLOW)).toBeVisible();

  await silence(page, { of: 'the settings', calls: '**/api/public/application' });
  await page.context().clearCookies();
  await page.reload();
  await expect(loading.first()).toBeVisible();
  await page.clock.fastForward(5_000);
  await expect(page.getByText(SLOW)).toBeVisible();
});

test('a login and a reading that the server never answers end with a message', async ({
  page,
  loginScreen,
  jobList,
  jobScreen,
}) => {
  await page.clock.install();
  const login = '**/auth/token';
  await page.route(login, () => undefined);
  await loginScreen.open('/ablesung');
  const loggingIn = page.waitForRequest(login);
  await loginScreen.logInAsDemoCustomer();
  await loggingIn;
  await page.clock.fastForward(5_000);
  await expect(page.getByText(SLOW)).toBeVisible();
  // The pointer is still on the button, which must not look as if it could be pressed.
  const waiting = page.getByRole('button', { name: 'Wird angemeldet' });
  const under = await colourOf(waiting);
  await page.mouse.move(0, 0);
  expect(await colourOf(waiting)).toBe(under);
  await page.clock.fastForward(10_000);
  await expect(page.getByText('Der Versorger antwortet nicht')).toBeVisible();
  await expect(page.getByText(SLOW)).toBeHidden();
  await page.unroute(login);
  await loginScreen.logInAsDemoCustomer();
  await jobList.job(GAS).click();

  const result = '**/meterRateTask/result';
  await page.route(result, () => undefined);
  const sending = page.waitForRequest(result);
  await jobScreen.send('Verbrauch', '13210', '45');
  await sending;
  await page.clock.fastForward(5_000);
  await expect(page.getByText(SLOW)).toBeVisible();
  await page.clock.fastForward(26_000);
  await expect(jobScreen.toast('Der Server antwortet gerade nicht')).toBeVisible();
  await expect(page.getByText('auf diesem Gerät gespeichert')).toBeVisible();
});

test('a camera that does not answer is reported, with another way', async ({
  page,
  loginScreen,
  scanner,
}) => {
  await page.clock.install();
  await silence(page, CAMERA);
  await loginScreen.open();
  await scanner.open();
  await expect(scanner.dialog).toContainText('Kamera wird gestartet');
  await page.clock.fastForward(5_000);
  await expect(scanner.dialog).toContainText('Die Kamera antwortet nicht');
  await expect(scanner.pictureButton).toBeVisible();
});

test('the wizard without storage and worker sends, and says what the server does not answer', async ({
  page,
  wizard,
}) => {
  await page.clock.install();
  await silence(page, ...NOT_WAITED_FOR, ...WAITED_FOR_WITH_PHOTO);
  const token = '**/auth/token-unknown-readings';
  await page.route(token, () => undefined);
  const asked = page.waitForRequest(token);
  await wizard.open();
  await asked;
  await wizard.number.fill(GAS);
  await page.clock.fastForward('00:31');
  await expect(page.getByText('momentan nicht möglich')).toBeVisible();
  await page.unroute(token);
  await page.getByRole('button', { name: 'Erneut versuchen' }).click();
  await expect(wizard.number).toHaveValue(GAS);
  await wizard.enterAll();

  const results = '**/api/unknown-readings/results';
  await page.route(results, () => undefined);
  await wizard.consent.check();
  const sending = page.waitForRequest(results);
  await wizard.button('Zählerstand senden').click();
  await sending;
  await page.clock.fastForward('00:31');
  await expect(page.getByRole('alert').filter({ hasText: 'Noch nicht gesendet' })).toBeVisible();
  await expect(page.getByText('Jürgen Weißmüller')).toBeVisible();
  await page.unroute(results);
  await wizard.button('Noch einmal senden').click();
  await wizard.heading('Zählerstand gesendet').waitFor();
});

/** Its background after its transitions. */
function colourOf(button: Locator): Promise<string> {
  return button.evaluate(async (element) => {
    await Promise.all(element.getAnimations().map(({ finished }) => finished));
    return getComputedStyle(element).backgroundColor;
  });
}
