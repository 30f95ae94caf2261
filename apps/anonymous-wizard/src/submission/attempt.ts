import type { Entry } from '../entry/entry';

/** One reading that the person sent: its key, and the moment that every retry repeats with it. */
export interface Attempt {
  readonly key: string;
  readonly at: string;
  /** Tells a retry from a reading that was changed since. */
  readonly print: string;
}

/**
 * The same reading sent again keeps its key and its moment, so that the server sees the same call; a
 * changed one is a new reading (contract).
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
