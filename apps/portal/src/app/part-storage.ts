import type { WebStorage } from 'redux-persist';

/** The parts of a slice, each as text: the drafts by job, or the fields of the one draft without a job. */
export type Parts = Readonly<Record<string, string>>;

/** What a tab has changed in a slice; null if the part is gone. */
export interface ChangedParts {
  readonly key: string;
  readonly parts: Readonly<Record<string, string | null>>;
}

interface KeyedStorage extends WebStorage {
  readonly keys: () => Promise<readonly string[]>;
}

export interface PartStorage extends WebStorage {
  /** The listener gets what this tab has changed, before it is on the disk. */
  onChanged(listener: (changed: ChangedParts) => void): void;
  /** Another tab has changed these parts, and writes them itself. */
  know(changed: ChangedParts): void;
}

/** redux-persist's own entry. It is made anew by every start. */
const OWN = '_persist';

/**
 * redux-persist writes a slice as one text, so each tab would overwrite what the others have typed. This
 * keeps each part under a key of its own and writes only the parts that this tab has changed (D186).
 */
export function partStorage(storage: KeyedStorage): PartStorage {
  const known = new Map<string, Parts>();
  const unread = new Set<string>();
  const listeners: ((changed: ChangedParts) => void)[] = [];
  let writing = Promise.resolve();

  async function write({ key, parts }: ChangedParts): Promise<void> {
    for (const [name, text] of Object.entries(parts)) {
      const place = placeOf(key, name);
      if (text === null) await storage.removeItem(place);
      else await storage.setItem(place, text);
    }
  }

  /** A write waits for the one before, so whoever waits for the last one waits for all. */
  function writeAfterAll(changed: ChangedParts): Promise<void> {
    const written = writing.then(() => write(changed));
    writing = written.catch(() => {
      // What could not be written is written with the next change.
      const left = Object.entries(known.get(changed.key) ?? {});
      known.set(changed.key, Object.fromEntries(left.filter(([name]) => !(name in changed.parts))));
    });
    return written;
  }

  async function read(key: string): Promise<Parts> {
    const names = (await storage.keys()).filter((name) => name.startsWith(placeOf(key, '')));
    const entries: [string, string][] = [];
    for (const name of names) {
      const text = await storage.getItem(name);
      // A broken part stays where it is and does not keep the others.
      if (text !== null && valueOfPart(text) !== undefined) {
        entries.push([name.slice(placeOf(key, '').length), text]);
      }
    }
    return Object.fromEntries(entries);
  }

  /** From the one text of an earlier build, whose tabs may still write it. */
  async function takeOver(key: string, whole: string): Promise<Parts> {
    const own = known.get(key) ?? {};
    const parts = withEarlier(own, partsIn(whole));
    try {
      await write({ key, parts: difference(own, parts) });
      await storage.removeItem(key);
      known.set(key, parts);
    } catch {
      // The next change, or the next page, writes them.
    }
    return parts;
  }

  return {
    async getItem(key) {
      try {
        const own = await read(key);
        const whole = await storage.getItem(key);
        known.set(key, own);
        const parts = whole === null ? own : await takeOver(key, whole);
        return Object.keys(parts).length > 0 ? JSON.stringify(parts) : null;
      } catch (error) {
        // What this tab does not know, it must not overwrite.
        unread.add(key);
        throw error;
      }
    },
    async setItem(key, text) {
      const parts = partsIn(text);
      const changed = { key, parts: difference(known.get(key) ?? {}, parts) };
      if (Object.keys(changed.parts).length === 0) return writing;
      known.set(key, parts);
      for (const listener of listeners) listener(changed);
      if (!unread.has(key)) await writeAfterAll(changed);
    },
    async removeItem(key) {
      const parts = difference(known.get(key) ?? {}, {});
      known.set(key, {});
      await writeAfterAll({ key, parts });
    },
    onChanged: (listener) => void listeners.push(listener),
    know({ key, parts }) {
      const all = { ...known.get(key), ...parts };
      known.set(key, Object.fromEntries(Object.entries(all).filter(isPart)));
    },
  };
}

function isPart(entry: readonly [string, string | null]): entry is [string, string] {
  return entry[1] !== null;
}

function placeOf(key: string, name: string): string {
  return `${key}/${name}`;
}

function partsIn(text: string): Parts {
  const whole = valueOfPart(text);
  const entries: [string, unknown][] =
    typeof whole === 'object' && whole !== null ? Object.entries(whole) : [];
  return Object.fromEntries(
    entries.flatMap(([name, part]) =>
      name !== OWN && typeof part === 'string' && valueOfPart(part) !== undefined
        ? [[name, part]]
        : [],
    ),
  );
}

/** Undefined if the text is broken. */
export function valueOfPart(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function difference(before: Parts, after: Parts): ChangedParts['parts'] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return Object.fromEntries(
    [...names]
      .filter((name) => before[name] !== after[name])
      .map((name) => [name, after[name] ?? null]),
  );
}

/** A tab of an earlier build may still write the whole slice. A draft of it counts if it is newer. */
function withEarlier(own: Parts, earlier: Parts): Parts {
  const newer = Object.entries(earlier).filter(([name, text]) => {
    const ours = own[name];
    return ours === undefined || changedAt(text) > changedAt(ours);
  });
  return { ...own, ...Object.fromEntries(newer) };
}

function changedAt(text: string): string {
  const draft = valueOfPart(text);
  if (typeof draft !== 'object' || draft === null || !('changedAt' in draft)) return '';
  return String(draft.changedAt);
}
