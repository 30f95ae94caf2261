import type { Locator, Page } from '@playwright/test';
import { type Box, frameOnPicture } from '../world/meter-film';

/** The camera beside a counter. */
export class MeterCamera {
  readonly openButton: Locator;
  readonly dialog: Locator;
  /** The digits below the fields of the frame. */
  readonly digits: Locator;
  readonly release: Locator;
  /** What the form says about it. */
  readonly said: Locator;
  readonly strip: Locator;

  constructor(private readonly page: Page) {
    this.openButton = page.getByRole('button', { name: 'Mit der Kamera lesen' });
    this.dialog = page.getByRole('dialog', { name: 'Zählerstand aufnehmen' });
    this.digits = this.dialog.locator('video + div');
    this.release = this.dialog.getByRole('button', { name: 'Aufnehmen' });
    this.said = page.getByRole('status').filter({ hasText: 'Gelesen:' });
    this.strip = page.getByRole('img', { name: 'Der Zählerstand auf dem Foto' });
  }

  /** Opens and closes the camera, and returns where its frame lies on the picture. */
  async frame(): Promise<Box> {
    await this.openButton.click();
    await this.digits.waitFor();
    const frame = await frameOnPicture(this.dialog);
    await this.close();
    return frame;
  }

  async close(): Promise<void> {
    await this.page.keyboard.press('Escape');
    await this.dialog.waitFor({ state: 'hidden' });
  }
}
