import type { Locator, Page } from '@playwright/test';

type Group = 'Offen' | 'Wartet auf Internet' | 'Noch nicht gesendet' | 'Fertig';

/** The card of a job; not the way to an unlisted meter, or through a house. */
const JOB = "a:not([href='/ablesung/neu'], [href^='/ablesung/rundgang/'])";

export class JobListScreen {
  readonly list: Locator;
  readonly searchField: Locator;
  /** The jobs of all groups. */
  readonly jobs: Locator;

  constructor(page: Page) {
    this.list = page.getByRole('navigation', { name: 'Ablesungen' });
    this.searchField = this.list.getByRole('searchbox', { name: 'Ablesungen durchsuchen' });
    this.jobs = this.list.getByRole('listitem').locator(JOB);
  }

  /** The heading of a group; its jobs are the rows that follow. */
  group(name: Group): Locator {
    return this.list.getByRole('heading', { level: 2, name: new RegExp(`^${name} [0-9.]+$`) });
  }

  /** The list draws only what is in view, and where that ends depends on the letters of the engine. */
  async showGroup(name: Group): Promise<void> {
    await this.group(name).scrollIntoViewIfNeeded();
  }

  /** The jobs of one group: the last heading above each of them belongs to this group. */
  jobsIn(name: Group): Locator {
    const rows = `xpath=.//li[preceding-sibling::li[.//h2][1][starts-with(normalize-space(), '${name}')]]`;
    return this.list.locator(rows).locator(JOB);
  }

  jobIn(group: Group, meterNumber: string): Locator {
    return this.jobsIn(group).filter({ hasText: meterNumber });
  }

  job(meterNumber: string): Locator {
    return this.list.getByRole('link', { name: new RegExp(meterNumber) });
  }
}
