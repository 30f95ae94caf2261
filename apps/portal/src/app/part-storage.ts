import type { WebStorage } from 'redux-persist';
import { createInTurn } from '../base/in-turn';
import { earlierOf, nameOf, type PartDisk, placesOf, readParts } from './read-parts';
import {
  changedNames,
  type Merge,
  partAt,
  type Parts,
  partsIn,
  setPart,
  type Text,
  valueOfPart,
} from './slice-parts';

export interface PlacedParts {
  readonly key: string;
  readonly names: readonly string[];
}

/** What a part has become through another tab; `base` is what this tab took it for. */
export interface ChangedElsewhere {
  readonly key: string;
  readonly name: string;
  readonly base: Text;
  readonly theirs: Text;
}

export interface PartStorage extends WebStorage {
  /** Parts that this tab has written. */
  onWritten(listener: (parts: PlacedParts) => void): void;
  onChangedElsewhere(listener: (changed: ChangedElsewhere) => void): void;
  /** Looks for what other tabs have written: these parts, or all. */
  refresh(parts?: PlacedParts): Promise<void>;
  /** Resolves once everything is on the disk. */
  settle(): Promise<void>;
  /** Forgets what tabs of an earlier build have written. */
  forgetEarlier(): Promise<void>;
  /** Deletes everything, also what this tab has not seen, but for what was entered since. */
  clearAll(): Promise<void>;
}

interface Slice {
  /** What the disk has, as far as this tab knows. */
  known: Map<string, string>;
  /** What this tab wants the disk to have. */
  wanted: Map<string, string>;
}

/**
 * redux-persist writes a slice as one text, so each tab would overwrite what the others have typed. This
 * keeps each part under a key of its own. A tab writes only what it has changed since it last saw the
 * disk, and learns what others have changed since (D186, D208).
 */
export function partStorage(disk: PartDisk, merge: Merge): PartStorage {
  const slices = new Map<string, Slice>();
  const written: ((parts: PlacedParts) => void)[] = [];
  const elsewhere: ((changed: ChangedElsewhere) => void)[] = [];
  /** A read between two steps of a write would see half of it. */
  const inTurn = createInTurn();

  function sliceOf(key: string): Slice {
    const slice = slices.get(key) ?? { known: new Map(), wanted: new Map() };
    slices.set(key, slice);
    return slice;
  }

  /** If it fails, the next write tries again. */
  async function write(key: string): Promise<void> {
    const { known, wanted } = sliceOf(key);
    const names = changedNames(known, wanted);
    if (names.length === 0) return;
    const sides = { base: known, mine: new Map(wanted), theirs: new Map<string, string>() };
    const after = new Map<string, string>();
    await disk.change(names.map(placesOf(key)), (place, theirs) => {
      const name = nameOf(key, place);
      setPart(sides.theirs, name, theirs);
      const text = merge(name, sides);
      setPart(after, name, text);
      return text;
    });
    learn({ key, names }, sides.mine, after);
    for (const listener of written) listener({ key, names });
  }

  /** The disk has `theirs` where this tab has reckoned with `base`. */
  function learn({ key, names }: PlacedParts, base: Parts, theirs: Parts): void {
    const { known, wanted } = sliceOf(key);
    const sides = { base, mine: new Map(wanted), theirs };
    for (const name of names) {
      setPart(known, name, partAt(theirs, name));
      const [before, text] = [partAt(wanted, name), merge(name, sides)];
      if (text === before) continue;
      setPart(wanted, name, text);
      for (const listener of elsewhere) listener({ key, name, base: before, theirs: text });
    }
  }

  async function refreshAll(key: string): Promise<void> {
    const { parts } = await readParts(disk, merge, key);
    const known = new Map(sliceOf(key).known);
    learn({ key, names: changedNames(known, parts) }, known, parts);
    await write(key);
  }

  async function refreshSome({ key, names }: PlacedParts): Promise<void> {
    const known = new Map(sliceOf(key).known);
    const theirs = new Map<string, string>();
    for (const name of names) {
      const place = placesOf(key)(name);
      const text = (await disk.entries(place)).get(place) ?? null;
      const isBroken = text !== null && valueOfPart(text) === undefined;
      setPart(theirs, name, isBroken ? partAt(known, name) : text);
    }
    learn({ key, names }, known, theirs);
  }

  async function forgetEarlier(): Promise<void> {
    const places = [...slices.keys()].flatMap((key) => [key, earlierOf(key)]);
    await disk.change(places, () => null);
  }

  async function clear(key: string): Promise<void> {
    const { known, wanted } = sliceOf(key);
    const { onDisk } = await readParts(disk, merge, key);
    for (const [name, text] of onDisk) if (!wanted.has(name)) known.set(name, text);
    await write(key);
  }

  return {
    getItem: (key) =>
      inTurn(async () => {
        const { onDisk, parts } = await readParts(disk, merge, key);
        slices.set(key, { known: new Map(onDisk), wanted: new Map(parts) });
        return parts.size > 0 ? JSON.stringify(Object.fromEntries(parts)) : null;
      }),
    setItem(key, text) {
      sliceOf(key).wanted = new Map(partsIn(text));
      return inTurn(() => write(key));
    },
    removeItem(key) {
      sliceOf(key).wanted = new Map();
      return inTurn(() => write(key));
    },
    onWritten: (listener) => void written.push(listener),
    onChangedElsewhere: (listener) => void elsewhere.push(listener),
    refresh: (parts) =>
      inTurn(async () => {
        if (parts !== undefined) await refreshSome(parts);
        else for (const key of slices.keys()) await refreshAll(key);
      }),
    settle: () =>
      inTurn(async () => {
        for (const key of slices.keys()) await write(key);
      }),
    forgetEarlier: () => inTurn(forgetEarlier),
    clearAll: () =>
      inTurn(async () => {
        await forgetEarlier();
        for (const key of slices.keys()) await clear(key);
      }),
  };
}
