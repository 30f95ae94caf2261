import type { Start } from '../Wizard/create-start';

/** Loads the page anew, with what was entered; the draft of the next load takes it up (customer decision 17). */
export function reloadWith(start: Start, page: Window): void {
  const { meterNumber, meterType } = start.state.get().choice;
  const entry = { meterNumber, meterType };
  try {
    page.sessionStorage.setItem('ablesbar-wizard', JSON.stringify({ entry }));
  } catch {
    // Without a storage the number has to be typed again.
  }
  page.location.reload();
}
