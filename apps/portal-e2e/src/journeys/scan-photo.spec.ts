import { expectAccessible } from '../world/accessibility';
import { photographCode } from '../world/code-picture';
import { expect, test } from '../world/test';

test.beforeEach(async ({ loginScreen, scanner }) => {
  await loginScreen.open('/ablesung');
  await scanner.open();
});

test('a person without a camera logs in with a photo of the card', async ({
  page,
  server,
  scanner,
  jobList,
}) => {
  await expect(scanner.dialog).toContainText('Keine Kamera gefunden');
  await expectAccessible(page);
  await scanner.choosePicture(photographCode(server.loginLink));
  await expect(jobList.group('Offen')).toBeVisible();
});

test('the scanner explains that it cannot read a file, and the dialog stays open', async ({
  page,
  scanner,
}) => {
  const problem = scanner.dialog.getByRole('alert');
  await scanner.choosePicture(photographCode('https://anderswo.example/'));
  await expect(problem).toContainText('kein Code einer Ablesekarte');
  const text = { name: 'karte.txt', mimeType: 'text/plain', buffer: Buffer.from('Karte') };
  await scanner.choosePicture(text);
  await expect(problem).toContainText('Diese Datei ist kein Bild');
  await expectAccessible(page);
});

test('an expired code opens the failure dialog with both ways to continue', async ({
  server,
  scanner,
  loginScreen,
}) => {
  const { origin } = new URL(server.loginLink);
  await scanner.choosePicture(photographCode(`${origin}/m/kein-gutes-token-mehr-0123456789`));
  await expect(loginScreen.failureDialog).toContainText('Zugang ungültig oder abgelaufen');
  await expect(scanner.dialog).toBeHidden();
  await loginScreen.failureDialog.getByRole('button', { name: 'Schließen' }).click();
  await expect(scanner.openButton).toBeFocused();
});
