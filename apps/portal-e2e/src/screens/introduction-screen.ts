import type { Locator, Page } from '@playwright/test';

export class IntroductionScreen {
  readonly heading: Locator;
  readonly meter: Locator;
  readonly verdict: Locator;

  constructor(page: Page) {
    this.heading = page.getByRole('heading', { level: 1, name: 'So melden Sie Ihren Zählerstand' });
    const name = 'Tippen Sie den Stand vom Zähler ab';
    this.meter = page.getByRole('group', { name });
    this.verdict = this.meter.getByRole('status').last();
  }

  async type(value: string): Promise<void> {
    await this.meter.getByRole('textbox').first().pressSequentially(value);
  }
}
