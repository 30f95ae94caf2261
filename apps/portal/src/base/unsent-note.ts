/**
 * Number of waiting readings, stored outside their database: a browser may evict the whole database,
 * and the login shows it without opening one.
 */
const UNSENT = 'ablesbar-unsent';

type Browser<Methods extends keyof Storage> = { readonly localStorage: Pick<Storage, Methods> };

export function noteUnsent(count: number, { localStorage }: Browser<'setItem'>): void {
  localStorage.setItem(UNSENT, String(count));
}

export function notedUnsent(browser: Browser<'getItem'>): number {
  try {
    const noted = Number(browser.localStorage.getItem(UNSENT));
    return noted > 0 ? noted : 0;
  } catch {
    // A browser that forbids this storage has kept nothing here.
    return 0;
  }
}
