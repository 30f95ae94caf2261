import { expectAccessible } from '../world/accessibility';
import { filmCode } from '../world/code-picture';
import { filmedTest as test } from '../world/filmed-test';
import { expect } from '../world/test';

test('the camera scans the code of a reading card, logs in and leaves no trace of the token', async ({
  page,
  filmFile,
  server,
  loginScreen,
  scanner,
  jobList,
}) => {
  await filmCode(filmFile, server.loginLink);
  await loginScreen.open('/ablesung');
  await scanner.open();
  await expect(jobList.group('Offen')).toBeVisible();
  await expect(scanner.dialog).toBeHidden();
  await expect(page).toHaveURL('/ablesung');
});

test('the scanner explains that it refuses a foreign code, and the camera goes on', async ({
  page,
  filmFile,
  loginScreen,
  scanner,
}) => {
  await filmCode(filmFile, 'https://anderswo.example/gewinnspiel');
  await loginScreen.open();
  await scanner.open();
  await expect(scanner.dialog.getByRole('alert')).toContainText('kein Code einer Ablesekarte');
  await expect(scanner.dialog).toContainText('Kamera läuft');
  await expectAccessible(page);
  await expect(page).toHaveURL('/');
});

test('closing the scanner stops the camera and gives the focus back', async ({
  page,
  filmFile,
  loginScreen,
  scanner,
}) => {
  await filmCode(filmFile, 'https://anderswo.example/gewinnspiel');
  await page.addInitScript(() => {
    const open = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
    navigator.mediaDevices.getUserMedia = async (constraints) => {
      const stream = await open(constraints);
      Object.assign(window, { lastStream: stream });
      return stream;
    };
  });
  const cameraStates = () =>
    page.evaluate(() => {
      const stream: unknown = Reflect.get(window, 'lastStream');
      return stream instanceof MediaStream
        ? stream.getTracks().map((track) => track.readyState)
        : [];
    });

  await loginScreen.open();
  await scanner.open();
  await expect(scanner.dialog).toContainText('Kamera läuft');
  await expect.poll(cameraStates).toEqual(['live']);
  await page.keyboard.press('Escape');
  await expect(scanner.dialog).toBeHidden();
  await expect(scanner.openButton).toBeFocused();
  await expect.poll(cameraStates).toEqual(['ended']);
});
