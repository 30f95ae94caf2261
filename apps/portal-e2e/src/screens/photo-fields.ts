import type { Locator, Page } from '@playwright/test';

export interface PhotoFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** The photos of all counters. */
export const photosOn = (page: Page): Locator =>
  page.getByRole('button', { name: /^Foto \d+ entfernen$/ });

/** Adds photos to the last counter. Its album field is the last one, after the camera's field. */
export async function addPhotosOn(page: Page, files: readonly PhotoFile[]): Promise<void> {
  await page
    .locator('input[type=file]')
    .last()
    .setInputFiles([...files]);
}
