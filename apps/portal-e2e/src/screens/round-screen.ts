import type { Locator, Page } from '@playwright/test';

/** A round through a house: one card at a time. */
export class RoundScreen {
  readonly place: Locator;
  readonly field: Locator;
  readonly skip: Locator;

  constructor(private readonly page: Page) {
    this.place = page.getByRole('main').getByRole('heading', { level: 2 });
    this.field = page.getByRole('main').getByRole('textbox').first();
    this.skip = page.getByRole('button', { name: 'Überspringen' });
  }

  async open(house: string): Promise<void> {
    await this.page.getByRole('link', { name: `Rundgang: ${house}` }).click();
    await this.field.waitFor();
  }

  left(count: number, total: number): Locator {
    return this.page.getByText(`Noch ${count} von ${total}`, { exact: true });
  }

  /** Types what the meter showed last time and a year more, in the field that has the focus. */
  async typeFitting(): Promise<void> {
    const last = await this.page.getByText(/^Letzter Stand: /).innerText();
    const [, whole = '', decimals = ''] = /: ([\d.]+)(?:,(\d+))?\s/.exec(last) ?? [];
    const value = Math.ceil(Number(whole.replaceAll('.', '')) * 1.08);
    await this.page.keyboard.type(decimals === '' ? `${value}` : `${value},${decimals}`);
  }
}
