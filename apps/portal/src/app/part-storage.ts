import type { WebStorage } from 'redux-persist';
import { createInTurn } from '../base/in-turn';
import { earlierOf, nameOf, type PartDisk, placesOf, readParts } from './read-parts';
import {
  changedNames,
  type Merge,
  partAt,
  partsIn,
  setPart,
  type Text,
  valueOfPart,
} from './slice-parts';

export interface PlacedParts {
  readonly key: string;
  readonly names: readonly string[];
}

/** What another tab has made of a part; `base` is what this tab took it for. */
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
    const mine = new Map(wanted);
    const after = new Map<string, Text>();
    await disk.change(names.map(placesOf(key)), (place, theirs) => {
      const name = nameOf(key, place);
      const text = merge({ base: partAt(known, name), mine: partAt(mine, name), theirs }, true);
      after.set(name, text);
      return text;
    });
    for (const name of names) learn(key, name, partAt(mine, name), after.get(name) ?? null);
    for (const listener of written) listener({ key, names });
  }

  /** The disk has `theirs` where this tab has reckoned with `base`. */
  function learn(key: string, name: string, base: Text, theirs: Text): void {
    const { known, wanted } = sliceOf(key);
    setPart(known, name, theirs);
    if (base === theirs) return;
    setPart(wanted, name, merge({ base, mine: partAt(wanted, name), theirs }, true));
    for (const listener of elsewhere) listener({ key, name, base, theirs });
  }

  async function refreshAll(key: string): Promise<void> {
    const { parts } = await readParts(disk, merge, key);
    const { known } = sliceOf(key);
    for (const name of changedNames(known, parts))
      learn(key, name, partAt(known, name), partAt(parts, name));
    await write(key);
  }

  async function refreshSome({ key, names }: PlacedParts): Promise<void> {
    for (const name of names) {
      const place = placesOf(key)(name);
      const text = (await disk.entries(place)).get(place) ?? null;
      if (text === null || valueOfPart(text) !== undefined) {
        learn(key, name, partAt(sliceOf(key).known, name), text);
      }
    }
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
