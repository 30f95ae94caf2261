import type { Locator, Page } from '@playwright/test';
import { addPhotosOn, type PhotoFile, photosOn } from './photo-fields';

export class UnlistedScreen {
  static readonly path = '/ablesung/neu';
  readonly meterNumber: Locator;
  readonly sendButton: Locator;
  readonly photos: Locator;
  readonly value: Locator;
  readonly confirmation: Locator;
  readonly draftLine: Locator;

  constructor(private readonly page: Page) {
    this.meterNumber = page.getByLabel('Zählernummer');
    this.value = page.getByRole('group', { name: 'Zählerstand' }).getByRole('textbox').first();
    this.photos = photosOn(page);
    this.sendButton = page.getByRole('button', { name: 'Zählerstand senden' });
    this.confirmation = page.getByRole('dialog');
    this.draftLine = page.getByText(/^Entwurf von /);
  }

  async enter(meterNumber: string, value: string): Promise<void> {
    await this.meterNumber.fill(meterNumber);
    await this.value.fill('');
    await this.value.pressSequentially(value);
  }

  /** Confirms with "Senden" or "Trotzdem senden". */
  async send(): Promise<void> {
    await this.sendButton.click();
    await this.confirmation.getByRole('button', { name: /enden$/ }).click();
  }

  async addPhotos(files: readonly PhotoFile[]): Promise<void> {
    await addPhotosOn(this.page, files);
  }
}
