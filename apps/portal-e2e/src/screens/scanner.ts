import type { Locator, Page } from '@playwright/test';

/** The dialog that reads the code of a reading card. */
export class Scanner {
  readonly dialog: Locator;
  readonly openButton: Locator;
  readonly pictureButton: Locator;

  constructor(private readonly page: Page) {
    this.dialog = page.getByRole('dialog', { name: 'QR-Code scannen' });
    this.openButton = page.getByRole('button', { name: 'QR-Code scannen' });
    this.pictureButton = this.dialog.getByRole('button', { name: 'Bild wählen' });
  }

  async open(): Promise<void> {
    await this.openButton.click();
    await this.dialog.waitFor();
  }

  async choosePicture(file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
    const choosing = this.page.waitForEvent('filechooser');
    await this.pictureButton.click();
    await (await choosing).setFiles(file);
  }
}
