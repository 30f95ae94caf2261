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

/** Notes from now on which files of the portal have come. */
export function watchParts(page: Page) {
  const come: string[] = [];
  page.on('requestfinished', (request) => come.push(new URL(request.url()).pathname));
  const isMissing = (part: Part) => !come.some((path) => path.startsWith(`/assets/${part}-`));
  return {
    /** Without a worker a page could not fetch them from a server that is gone. */
    expectFetched: (...parts: readonly Part[]) =>
      expect.poll(() => parts.filter(isMissing)).toEqual([]),
  };
}
