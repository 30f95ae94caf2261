import type { Locator, Page } from '@playwright/test';

export interface PhotoFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** Of whatever counter. */
export const photosOn = (page: Page): Locator =>
  page.getByRole('button', { name: /^Foto \d+ entfernen$/ });

/** To the last counter, out of the album: the camera's own field stands before it. */
export async function addPhotosOn(page: Page, files: readonly PhotoFile[]): Promise<void> {
  await page
    .locator('input[type=file]')
    .last()
    .setInputFiles([...files]);
}
