import type { Start } from '../Wizard/create-start';

/** Reloads the page and keeps what was entered: the next load reads it as a draft (customer decision 17). */
export function reloadWith(start: Start, page: Window): void {
  const { meterNumber, meterType } = start.state.get().choice;
  const entry = { meterNumber, meterType };
  try {
    page.sessionStorage.setItem('ablesbar-wizard', JSON.stringify({ entry }));
  } catch {
    // Without a storage the user has to type the number again.
  }
  page.location.reload();
}
