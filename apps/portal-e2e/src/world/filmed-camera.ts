import type { LaunchOptions } from '@playwright/test';

interface Launch {
  readonly launchOptions: LaunchOptions;
}

/**
 * For `launchOptions` of `test.use`: the camera plays this film. The browser gets it as a start
 * argument; a step writes the film before it opens the camera.
 */
export const filmedCamera =
  (file: string) =>
  async ({ launchOptions }: Launch, use: (options: LaunchOptions) => Promise<void>) => {
    const camera = [
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      `--use-file-for-fake-video-capture=${file}`,
    ];
    await use({ ...launchOptions, args: [...(launchOptions.args ?? []), ...camera] });
  };
