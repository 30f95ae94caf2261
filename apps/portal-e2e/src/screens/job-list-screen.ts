import type { Locator, Page } from '@playwright/test';

export class JobListScreen {
  readonly list: Locator;
  readonly searchField: Locator;

  constructor(page: Page) {
    this.list = page.getByRole('navigation', { name: 'Ablesungen' });
    this.searchField = this.list.getByRole('searchbox', { name: 'Ablesungen durchsuchen' });
  }

  group(name: 'Offen' | 'Wartet auf Internet' | 'Fertig'): Locator {
    return this.list.getByRole('list', { name });
  }

  job(meterNumber: string): Locator {
    return this.list.getByRole('link', { name: new RegExp(meterNumber) });
  }
}
