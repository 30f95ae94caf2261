/**
 * Number of waiting readings, stored outside their database: a browser may evict the whole database,
 * and the login shows it without opening one.
 */
const UNSENT = 'ablesbar-unsent';

type Browser<Methods extends keyof Storage> = { readonly localStorage: Pick<Storage, Methods> };

export function noteUnsent(count: number, { localStorage }: Browser<'setItem'>): void {
  localStorage.setItem(UNSENT, String(count));
}

export function notedUnsent({ localStorage }: Browser<'getItem'>): number {
  const noted = Number(localStorage.getItem(UNSENT));
  return noted > 0 ? noted : 0;
}
