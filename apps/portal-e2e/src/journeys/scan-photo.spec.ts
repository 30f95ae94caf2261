import { expectAccessible } from '../world/accessibility';
import { photographCode } from '../world/code-picture';
import { expect, test } from '../world/test';

test.beforeEach(async ({ loginScreen, scanner }) => {
  await loginScreen.open('/ablesung');
  await scanner.open();
});

test('without a camera a photo of the card logs in', async ({ page, server, scanner, jobList }) => {
  await expect(scanner.dialog).toContainText('Keine Kamera gefunden');
  await expectAccessible(page);
  await scanner.choosePicture(photographCode(server.loginLink));
  await expect(jobList.group('Offen')).toBeVisible();
});

test('what cannot be read is said in words, and leaves the dialog open', async ({
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

test('a code that is not good any more ends in the dialog with both ways out', async ({
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
