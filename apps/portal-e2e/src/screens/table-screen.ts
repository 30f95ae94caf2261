import { expect, type Locator, type Page } from '@playwright/test';

/** Readings of many meters in one table. */
export class TableScreen {
  readonly table: Locator;
  readonly fields: Locator;
  readonly preview: Locator;
  readonly confirmation: Locator;

  constructor(private readonly page: Page) {
    this.table = page.getByRole('table', { name: 'Zählerstände' });
    this.fields = this.table.getByRole('textbox');
    this.preview = page.getByRole('dialog', { name: /^Stände aus / });
    this.confirmation = page.getByRole('dialog', { name: /senden\?$/ });
  }

  async open(): Promise<void> {
    await this.page.getByRole('link', { name: 'Stände in eine Tabelle eintragen' }).click();
    await this.fields.first().waitFor();
  }

  field(meterNumber: string): Locator {
    return this.table.getByRole('textbox', { name: new RegExp(`^${meterNumber},`) });
  }

  async readIn(file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
    await this.page.locator('input[type=file]').setInputFiles(file);
    await this.preview.waitFor();
  }

  async accept(): Promise<void> {
    await this.preview.getByRole('button', { name: /übernehmen$/ }).click();
  }

  async send(answer: string | RegExp): Promise<void> {
    await this.page.getByRole('button', { name: /Zähler senden$/ }).click();
    await this.confirmation.getByRole('button', { name: answer }).click();
  }

  /** A press right after the start counts as part of a double press, and a test can be that fast. */
  async stop(): Promise<void> {
    const stop = this.page.getByRole('button', { name: 'Anhalten' });
    await expect(async () => {
      if (await stop.isVisible()) await stop.click({ timeout: 2000 });
      await expect(this.page.getByText(/^[\d.]+ Zähler gesendet$/)).toBeVisible({ timeout: 2000 });
    }).toPass();
  }
}
