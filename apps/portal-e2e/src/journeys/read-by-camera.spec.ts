import { MeterCamera } from '../screens/meter-camera';
import { expectAccessible } from '../world/accessibility';
import { storedKeys } from '../world/browser-storage';
import { film, WALL_PICTURE } from '../world/code-picture';
import { filmedTest as test } from '../world/filmed-test';
import { frameOnPicture, HAND, pictureOfCounter } from '../world/meter-film';
import { expect } from '../world/test';
import { watchCamera } from '../world/watched-camera';

test('the camera invents nothing at a wall, reads a counter, and a person sends what it read', async ({
  page,
  filmFile,
  openAs,
  jobScreen,
}) => {
  const camera = new MeterCamera(page);
  const fields = jobScreen.rate('Verbrauch').getByRole('textbox');

  await film(filmFile, WALL_PICTURE);
  await openAs('demo-kunde', '/ablesung/kunde-gas');
  await camera.openButton.click();
  await expect(camera.dialog).toContainText('Halten Sie den Zählerstand in den Rahmen.');
  await expectAccessible(page);
  await expect(camera.digits).toHaveText('');
  const frame = await frameOnPicture(camera.dialog);
  await camera.close();
  await expect(camera.openButton).toBeFocused();
  await expect(fields.first()).toHaveValue('');

  await film(filmFile, await pictureOfCounter(page, '1321045', frame));
  await camera.openButton.click();
  await expect(camera.digits).toHaveText('1321045');
  await camera.release.click();
  await expect(camera.dialog).toBeHidden();
  await expect(fields.first()).toHaveValue('13210');
  await expect(fields.last()).toHaveValue('45');
  await expect(camera.said).toContainText('Prüfen Sie jede Stelle.');
  await expect(camera.strip).toBeVisible();

  await test.step('after a reload, the same part of the photo stands above the counter', async () => {
    await expect.poll(() => storedKeys(page, 'draft-photos')).toHaveLength(1);
    const aboveCounter = async () => {
      const [strip, field] = [await camera.strip.boundingBox(), await fields.first().boundingBox()];
      return { ...strip, y: (field?.y ?? 0) - (strip?.y ?? 0) };
    };
    const before = await aboveCounter();
    await page.reload();
    await expect(fields.first()).toHaveValue('13210');
    await expect(camera.strip).toBeVisible();
    expect(await aboveCounter()).toEqual(before);
  });

  const sending = page.waitForRequest('**/meterRateTask/result');
  await jobScreen.sendEntered();
  const { results } = (await sending).postDataJSON() as {
    readonly results: readonly { readonly readingImages: readonly object[] }[];
  };
  const images = results[0]?.readingImages ?? [];
  expect(images.map((image) => Object.keys(image).sort())).toEqual([['encodedImage', 'mimeType']]);
  await expect(jobScreen.thanks).toBeVisible();
  await expect(camera.strip).toBeHidden();
});

test('a hand that moves, a light, a display that blinks, and a wrong meter', async ({
  page,
  filmFile,
  openAs,
  jobScreen,
}) => {
  const camera = new MeterCamera(page);
  const fields = jobScreen.rate('Verbrauch').getByRole('textbox');
  const watched = await watchCamera(page);
  await film(filmFile, WALL_PICTURE);
  await openAs('demo-kunde', '/ablesung/kunde-gas');
  const frame = await camera.frame();

  await test.step('a hand that moves does not keep it from reading', async () => {
    const shots = HAND.map((shot) => pictureOfCounter(page, '1321045', frame, shot));
    await film(filmFile, ...(await Promise.all(shots)));
    await camera.openButton.click();
    await expect(camera.digits).toHaveText('1321045');
    await camera.close();
  });

  await test.step('the digit in which the light shines back stays open', async () => {
    await film(filmFile, await pictureOfCounter(page, '1321045', frame, { lamp: 3 }));
    await camera.openButton.click();
    const light = camera.dialog.getByRole('button', { name: 'Licht' });
    await light.click();
    await expect(light).toHaveAttribute('aria-pressed', 'true');
    expect(await watched.asked()).toEqual([{ torch: true }]);
    await expect(camera.digits).toHaveText('132045');
    await camera.close();
  });

  await test.step('a display that blinks is read', async () => {
    const on = await pictureOfCounter(page, '1321045', frame, { kind: 'display' });
    const off = await pictureOfCounter(page, '', frame, { kind: 'display' });
    await film(filmFile, on, on, on, on, off, off, off, off);
    await camera.openButton.click();
    await expect(camera.digits).toHaveText('1321045');
    await camera.close();
  });

  await test.step('a counter of fewer digits gives no value', async () => {
    await film(filmFile, await pictureOfCounter(page, '86420', frame));
    const before = await watched.frames();
    await camera.openButton.click();
    await expect.poll(watched.frames).toBeGreaterThan(before + 12);
    await expect(camera.digits).toHaveText('');
    await camera.release.click();
    await expect(page.getByText(/Keine Ziffer war sicher zu lesen/)).toBeVisible();
    await expect(fields.first()).toHaveValue('');
  });

  await test.step('the value of another meter is asked about, and not sent', async () => {
    await film(filmFile, await pictureOfCounter(page, '9753186', frame));
    await camera.openButton.click();
    await expect(camera.digits).toHaveText('9753186');
    await camera.release.click();
    await expect(fields.first()).toHaveValue('97531');
    await jobScreen.sendButton.click();
    await expect(jobScreen.confirmation).toContainText('Stimmt dieser Stand?');
    await jobScreen.confirmation.getByRole('button', { name: 'Korrigieren' }).click();
    await expect(fields.first()).toBeFocused();
  });
});

test('the camera goes on after a turn and in the foreground, and says why it ends', async ({
  page,
  filmFile,
  openAs,
  jobScreen,
}) => {
  const camera = new MeterCamera(page);
  const watched = await watchCamera(page);
  const upright = { width: 360, height: 740 };
  const onSide = { width: 740, height: 360 };
  await film(filmFile, WALL_PICTURE);
  await openAs('demo-kunde', '/ablesung/kunde-gas');
  await camera.openButton.click();
  await camera.digits.waitFor();
  await page.setViewportSize(onSide);
  const frame = await frameOnPicture(camera.dialog);
  await camera.close();
  await page.setViewportSize(upright);

  await test.step('on its side, the phone reads what lies in the frame there', async () => {
    await film(filmFile, await pictureOfCounter(page, '1321045', frame));
    await camera.openButton.click();
    await page.setViewportSize(onSide);
    await expect(camera.digits).toHaveText('1321045');
    await expect(camera.release).toBeInViewport({ ratio: 1 });
  });

  await test.step('in the background, nothing films and nothing reads', async () => {
    const show = (state: DocumentVisibilityState) =>
      page.evaluate((now) => {
        Object.defineProperty(document, 'visibilityState', { value: now, configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
      }, state);
    await show('hidden');
    await expect.poll(watched.states).not.toContain('live');
    await expect.poll(() => page.workers()).toHaveLength(0);
    await show('visible');
    await expect(camera.digits).toHaveText('1321045');
    expect((await watched.states()).filter((state) => state === 'live')).toHaveLength(1);
  });

  await test.step('a camera that another app takes closes, and what is typed stays', async () => {
    await watched.takeAway();
    await expect(camera.dialog).toBeHidden();
    await expect(page.getByText(/vielleicht braucht sie eine andere App/)).toBeVisible();
    await expect(camera.openButton).toBeFocused();
    await expect.poll(watched.states).not.toContain('live');
  });

  await test.step('without permission, one sentence leads back to the keys', async () => {
    await page.evaluate(() => {
      navigator.mediaDevices.getUserMedia = () =>
        Promise.reject(new DOMException('Permission denied', 'NotAllowedError'));
    });
    await camera.openButton.click();
    await expect(page.getByText(/Die Kamera ist gesperrt/)).toBeVisible();
    await expect(camera.openButton).toBeFocused();
    await jobScreen.enter('Verbrauch', '13210', '45');
    await expect(jobScreen.sendButton).toBeEnabled();
  });
});
