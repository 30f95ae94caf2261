import {
  changedNames,
  isFilled,
  type Merge,
  partAt,
  type Parts,
  partsIn,
  setPart,
  type Text,
} from './slice-parts';

export interface PartDisk {
  /** All entries whose keys begin with the prefix. */
  readonly entries: (prefix: string) => Promise<Parts>;
  /** Changes entries without any other tab in between: all of them, or none. */
  readonly change: (
    keys: readonly string[],
    decide: (key: string, current: Text) => Text,
  ) => Promise<void>;
}

/** What the disk has, with what tabs of an earlier build have written since. */
export async function readParts(
  disk: PartDisk,
  merge: Merge,
  key: string,
): Promise<{ readonly onDisk: Parts; readonly parts: Parts }> {
  const entries = await disk.entries(key);
  const onDisk = new Map(
    [...entries].flatMap(([place, text]): [string, string][] =>
      // A broken part stays where it is and does not keep the others.
      place.startsWith(placesOf(key)('')) && isFilled(text) ? [[nameOf(key, place), text]] : [],
    ),
  );
  const whole = entries.get(key);
  if (whole === undefined) return { onDisk, parts: onDisk };
  const [before, after] = [partsIn(entries.get(earlierOf(key)) ?? ''), partsIn(whole)];
  const names = changedNames(before, after);
  const isLater = (after.get(CHANGED_AT) ?? '') > (onDisk.get(CHANGED_AT) ?? '');
  const taken = (name: string, theirs: Text) =>
    merge({ base: partAt(before, name), mine: partAt(after, name), theirs }, isLater);
  const parts = new Map(onDisk);
  for (const name of names) setPart(parts, name, taken(name, partAt(onDisk, name)));
  try {
    const places = names.map(placesOf(key));
    await disk.change([key, earlierOf(key), ...places], (place, current) => {
      // An open tab of that build may just have written again.
      if (place === key) return current === whole ? null : current;
      return place === earlierOf(key) ? whole : taken(nameOf(key, place), current);
    });
    return { onDisk: parts, parts };
  } catch {
    // The next write, or the next page, takes it over.
    return { onDisk, parts };
  }
}

const CHANGED_AT = 'changedAt';

export const placesOf = (key: string) => (name: string) => `${key}/${name}`;

export const nameOf = (key: string, place: string) => place.slice(placesOf(key)('').length);

/** What was taken over last. An open tab of an earlier build writes most of it again, and again. */
export const earlierOf = (key: string) => `${key}#earlier`;
