import type { Download, Locator, Page } from '@playwright/test';

/** The accesses that an account has shared, and the table of meters that it can share. */
export class ManagementScreen {
  readonly table: Locator;
  readonly access: Locator;
  readonly searchField: Locator;

  constructor(private readonly page: Page) {
    this.table = page.getByRole('grid', { name: 'Zähler teilen' });
    this.searchField = page.getByLabel('Suchen', { exact: true });
    this.access = page.getByRole('dialog', { name: /^Zugang für / });
  }

  /** Uses the menu: in the bar on a wide screen, behind a button on a phone. */
  async open(): Promise<void> {
    const link = this.page
      .getByRole('link', { name: 'Verwaltung', exact: true })
      .filter({ visible: true });
    const menu = this.page.getByRole('button', { name: 'Menü öffnen' }).filter({ visible: true });
    await link.or(menu).waitFor();
    if (await menu.isVisible()) await menu.click();
    await link.click();
    await this.table.waitFor();
  }

  /** The first row is the heading of the first group. */
  row(index: number): Locator {
    return this.table.getByRole('row').nth(index);
  }

  share(name: string): Locator {
    return this.page.getByRole('listitem').filter({ hasText: name });
  }

  async openShare(name: string): Promise<void> {
    await this.page.getByRole('link', { name }).click();
    await this.page.getByRole('heading', { level: 1, name }).waitFor();
  }

  async shareAs(name: string): Promise<void> {
    await this.page.getByRole('button', { name: /Zähler teilen$/ }).click();
    await this.page.getByLabel('Name des Zugangs').fill(name);
    await this.page.getByRole('button', { name: 'Zugang erstellen' }).click();
    await this.access.waitFor();
  }

  async link(): Promise<string> {
    return this.access.getByLabel('Link', { exact: true }).inputValue();
  }

  async download(): Promise<Download> {
    const downloading = this.page.waitForEvent('download');
    await this.startDownload();
    return downloading;
  }

  async startDownload(): Promise<void> {
    await this.page.getByRole('button', { name: 'Excel-Datei' }).first().click();
  }
}
