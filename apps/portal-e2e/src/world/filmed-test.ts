import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deviceIn } from './device';
import { test } from './test';

/**
 * For a journey in front of a camera, which plays a film. The browser gets the film as a start argument,
 * so the journey has a browser of its own; it writes the film before it opens the camera.
 */
export const filmedTest = test.extend<{ readonly filmFile: string }>({
  filmFile: async ({ browserName: _ }, use, { testId }) => {
    const file = join(tmpdir(), `ablesbar-film-${process.pid}-${testId}.y4m`);
    await use(file);
    await rm(file, { force: true });
  },
  device: async ({ playwright, launchOptions, filmFile }, use) => {
    const camera = [
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      `--use-file-for-fake-video-capture=${filmFile}`,
    ];
    const args = [...(launchOptions.args ?? []), ...camera];
    const browser = await playwright.chromium.launch({ ...launchOptions, args });
    const device = await deviceIn(browser);
    await use(device);
    await device.close();
    await browser.close();
  },
});
