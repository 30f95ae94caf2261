import type { Entry } from '../entry/entry';

/** One reading that the user sent: its key and its time. Every retry repeats both. */
export interface Attempt {
  readonly key: string;
  readonly at: string;
  /** The content of the entry. It distinguishes a retry from a reading that was changed since. */
  readonly print: string;
}

/**
 * The same reading sent again keeps its key and its time, so that the server sees the same call. A changed
 * reading is a new one (contract).
 */
export function attemptOf(
  entry: Entry,
  last: Attempt | null,
  { newId, now }: { readonly newId: () => string; readonly now: () => Date },
): Attempt {
  const print = printOf(entry);
  return last?.print === print ? last : { key: newId(), at: now().toISOString(), print };
}

/** Photos never change, so their ids stand for them. */
function printOf({ photos, ...entry }: Entry): string {
  const ids = Object.entries(photos).map(([obis, taken]) => [obis, taken.map(({ id }) => id)]);
  return JSON.stringify([entry, ids]);
}
