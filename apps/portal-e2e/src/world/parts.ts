import { expect, type Page } from '@playwright/test';

/** The files that the portal fetches by itself when a screen stands, by how their names begin. */
type Part =
  /** What may come up over any screen, and why a page goes. */
  | 'PortalDialogs'
  | 'watch-for-updates'
  /** What a session asks. */
  | 'AllDialogs'
  | 'count-unsent'
  /** All words. */
  | 'de'
  /** What keeps the state on disk. */
  | 'localforage'
  /** What stands beside the login where there is room. */
  | 'MeterGuide';

/** They have come: without a worker a page could not fetch them from a server that is gone. */
export async function expectFetched(page: Page, parts: readonly Part[]): Promise<void> {
  const missing = () =>
    page.evaluate((names) => {
      const fetched = performance.getEntriesByType('resource').map(({ name }) => name);
      return names.filter((part) => !fetched.some((name) => name.includes(`/assets/${part}-`)));
    }, parts);
  await expect.poll(missing).toEqual([]);
}
