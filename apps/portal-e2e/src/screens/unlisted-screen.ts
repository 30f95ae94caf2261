import type { Locator, Page } from '@playwright/test';

export interface PhotoFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

export class UnlistedScreen {
  static readonly path = '/ablesung/neu';
  readonly meterNumber: Locator;
  readonly sendButton: Locator;
  readonly photos: Locator;
  readonly value: Locator;

  constructor(private readonly page: Page) {
    this.meterNumber = page.getByLabel('Zählernummer');
    this.value = page.getByRole('group', { name: 'Zählerstand' }).getByRole('textbox').first();
    this.photos = page.getByRole('button', { name: /^Foto \d+ entfernen$/ });
    this.sendButton = page.getByRole('button', { name: 'Zählerstand senden' });
  }

  async enter(meterNumber: string, value: string): Promise<void> {
    await this.meterNumber.fill(meterNumber);
    await this.value.fill('');
    await this.value.pressSequentially(value);
  }

  async addPhotos(files: readonly PhotoFile[]): Promise<void> {
    await this.page
      .locator('input[type=file]')
      .last()
      .setInputFiles([...files]);
  }
}
