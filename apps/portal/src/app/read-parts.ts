import {
  changedNames,
  isFilled,
  type Merge,
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
  const sides = (theirs: Parts) => ({ base: before, mine: after, theirs });
  const parts = new Map(onDisk);
  for (const name of names) setPart(parts, name, merge(name, sides(onDisk)));
  try {
    const places = names.map(placesOf(key));
    const theirs = new Map(onDisk);
    await disk.change([key, earlierOf(key), ...places], (place, current) => {
      // An open tab of that build may just have written again.
      if (place === key) return current === whole ? null : current;
      if (place === earlierOf(key)) return whole;
      const name = nameOf(key, place);
      setPart(theirs, name, current);
      return merge(name, sides(theirs));
    });
    return { onDisk: parts, parts };
  } catch {
    // The next write, or the next page, takes it over.
    return { onDisk, parts };
  }
}

export const placesOf = (key: string) => (name: string) => `${key}/${name}`;

export const nameOf = (key: string, place: string) => place.slice(placesOf(key)('').length);

/** What was taken over last. An open tab of an earlier build writes most of it again, and again. */
export const earlierOf = (key: string) => `${key}#earlier`;
