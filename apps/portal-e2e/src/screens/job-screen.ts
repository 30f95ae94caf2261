import type { Locator, Page } from '@playwright/test';
import { addPhotosOn, type PhotoFile, photosOn } from './photo-fields';

export class JobScreen {
  readonly heading: Locator;
  readonly sendButton: Locator;
  readonly confirmation: Locator;
  readonly back: Locator;
  /** The title above the slip of a reading that has just been accepted. */
  readonly thanks: Locator;
  readonly photos: Locator;

  constructor(private readonly page: Page) {
    this.heading = page.getByRole('heading', { level: 1 });
    this.sendButton = page.getByRole('button', { name: /Zählerst(and|ände) senden/ });
    this.confirmation = page.getByRole('dialog');
    this.thanks = page.getByRole('heading', { level: 1, name: /^Danke/ });
    this.back = page.getByRole('link', { name: 'zurück' });
    this.photos = photosOn(page);
  }

  rate(name: string): Locator {
    return this.page.getByRole('group', { name, exact: true });
  }

  async enter(rate: string, integer: string, decimals: string): Promise<void> {
    const inputs = this.rate(rate).getByRole('textbox');
    await inputs.first().pressSequentially(`${integer},${decimals}`);
  }

  /** Opens a line that is closed on a phone. */
  async openLine(title: string): Promise<void> {
    const line = this.page.locator('details', { has: this.page.getByText(title, { exact: true }) });
    if ((await line.getAttribute('open')) === null) await line.locator('summary').click();
  }

  async addPhotos(files: readonly PhotoFile[]): Promise<void> {
    await addPhotosOn(this.page, files);
  }

  async send(rate: string, integer: string, decimals: string): Promise<void> {
    await this.enter(rate, integer, decimals);
    await this.sendEntered();
  }

  /** Sends, and confirms where the portal asks: with "Senden" or "Trotzdem senden". */
  async sendEntered(): Promise<void> {
    await this.sendButton.click();
    const yes = this.confirmation.getByRole('button', { name: /enden$/ });
    if (await yes.isVisible()) await yes.click();
  }

  toast(title: string): Locator {
    return this.page
      .getByRole('status')
      .or(this.page.getByRole('alert'))
      .filter({ hasText: title });
  }

  /** A toast covers the page below it and closes by itself after ten seconds. */
  async closeToast(title: string): Promise<void> {
    await this.toast(title).getByRole('button', { name: 'Meldung schließen' }).click();
  }
}
