import type { Entry } from '../entry/entry';

/** One reading that the user sent: its key and its time. Every retry repeats both. */
export interface Attempt {
  readonly key: string;
  readonly at: string;
  /** Stands for the content of the entry. It distinguishes a retry from a reading that was changed since. */
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

/**
 * Photos never change, so their ids stand for them. The draft keeps the print, and it must not hold a kept
 * contact (D244). So the print is a hash; two hashes, because 32 bits alone may be equal by chance.
 */
function printOf({ photos, isContactKept: _, ...entry }: Entry): string {
  const ids = Object.entries(photos).map(([obis, taken]) => [obis, taken.map(({ id }) => id)]);
  const content = JSON.stringify([entry, ids]);
  return `${hashOf(content, 0x811c9dc5)} ${hashOf(content, 0x01234567)}`;
}

/** FNV-1a. The platform's own hashes are missing in pages without https, where we may be embedded. */
function hashOf(text: string, start: number): number {
  let hash = start;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  return hash >>> 0;
}
