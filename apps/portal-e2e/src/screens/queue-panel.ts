import type { Locator, Page } from '@playwright/test';

/** The panel of unsent readings, which is shown above every screen. */
export class QueuePanel {
  readonly panel: Locator;
  readonly entries: Locator;

  constructor(page: Page) {
    this.panel = page.getByRole('region', { name: 'Noch nicht gesendet' });
    this.entries = this.panel.getByRole('listitem');
  }

  async open(): Promise<void> {
    await this.panel.getByRole('button', { name: 'Anzeigen' }).click();
    await this.entries.first().waitFor();
  }

  entry(meterNumber: string): Locator {
    return this.entries.filter({ hasText: meterNumber });
  }

  async correct(meterNumber: string): Promise<void> {
    await this.entry(meterNumber).getByRole('button', { name: 'Korrigieren' }).click();
  }
}
