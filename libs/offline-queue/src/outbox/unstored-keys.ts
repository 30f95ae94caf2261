import type { Entry } from './outbox-record';
import type { OutboxPorts } from './ports';

/** An entry with the key of all its attempts. */
export interface Keyed {
  readonly id: string;
  readonly entry: Entry;
}

/** What outlives the page: no digit, no name. */
interface Note {
  readonly id: string;
  /** Hashes of what is read, and of what was entered. */
  readonly meter: string;
  readonly hash: string;
  /** As it was sent first. A repeat with another body would be refused. */
  readonly readingDate: string;
}

export interface UnstoredKeys {
  /** The entry as it was sent before, with its key; as it is, with a new key, if it never was. */
  keyed(entry: Entry): Keyed;
  /** For this page. */
  remember(entry: Entry, keyed: Keyed): void;
  /** Before it is sent: the page may close, and the answer be lost. */
  note(entry: Entry, keyed: Keyed): void;
  forget(entry: Entry): void;
}

const MOST_NOTES = 20;

/**
 * The keys of entries that could not be stored. They may have arrived all the same. Only the last
 * entry of a meter is known: whoever corrects a value and then corrects it back sends a new reading,
 * not a repeat of the first.
 */
export function createUnstoredKeys({
  newId,
  keyNotes,
}: Pick<OutboxPorts, 'newId' | 'keyNotes'>): UnstoredKeys {
  const known = new Map<string, { readonly content: string; readonly keyed: Keyed }>();
  const notes = () => notesOf(keyNotes?.read() ?? null);
  const write = (some: readonly Note[]) => keyNotes?.write(JSON.stringify(some));

  function remembered(entry: Entry): Keyed | null {
    const one = known.get(meterOf(entry));
    return one?.content === contentOf(entry) ? one.keyed : null;
  }

  function noted(entry: Entry): Keyed | null {
    const [meter, hash] = [hashOf(meterOf(entry)), hashOf(contentOf(entry))];
    const note = notes().find((one) => one.meter === meter && one.hash === hash);
    return note === undefined ? null : { id: note.id, entry: datedAt(entry, note.readingDate) };
  }

  return {
    keyed: (entry) => remembered(entry) ?? noted(entry) ?? { id: newId(), entry },
    remember: (entry, keyed) => {
      known.set(meterOf(entry), { content: contentOf(entry), keyed });
    },
    note(entry, { id, entry: { payload } }) {
      const { readingDate } = payload;
      const meter = hashOf(meterOf(entry));
      const others = notes().filter((one) => one.meter !== meter);
      const note = { id, meter, hash: hashOf(contentOf(entry)), readingDate };
      write([...others, note].slice(-MOST_NOTES));
    },
    forget(entry) {
      known.delete(meterOf(entry));
      const meter = hashOf(meterOf(entry));
      const all = notes();
      const left = all.filter((one) => one.meter !== meter);
      if (left.length < all.length) write(left);
    },
  };
}

/** What the entry reads: a job of the account, or a meter without one. */
function meterOf({ accountId, applicationId, ...content }: Entry): string {
  const read =
    content.kind === 'unlisted-reading' ? [content.payload.meterNumber.trim()] : content.jobId;
  return JSON.stringify([applicationId, accountId, read]);
}

/**
 * What makes two entries the same reading: a user who presses send again changes at most the time
 * of day. The list may come again between, with the meter named or placed otherwise.
 */
function contentOf({ photos, payload, meter: _, ...rest }: Entry): string {
  const day = payload.readingDate.slice(0, 'yyyy-mm-dd'.length);
  const sizes = photos.map(({ slot, data }) => [slot, data.byteLength]);
  return JSON.stringify({ ...rest, payload: { ...payload, readingDate: day }, sizes });
}

function datedAt(entry: Entry, readingDate: string): Entry {
  switch (entry.kind) {
    case 'job-results':
      return { ...entry, payload: { ...entry.payload, readingDate } };
    case 'not-readable':
      return { ...entry, payload: { ...entry.payload, readingDate } };
    case 'unlisted-reading':
      return { ...entry, payload: { ...entry.payload, readingDate } };
  }
}

/**
 * Twice FNV-1a with 32 bits. At once, because the checksums of the browser may never answer. Two
 * entries with one hash would not be mixed up either: the server refuses the second body.
 */
function hashOf(content: string): string {
  const hash = (start: number) =>
    [...content].reduce(
      (sum, letter) => Math.imul(sum ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0,
      start,
    );
  return `${hash(0x811c9dc5).toString(36)}-${hash(0x01000193).toString(36)}`;
}

/** What lies there may be of a later build, or damaged. */
function notesOf(text: string | null): readonly Note[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(stored) ? stored.filter(isNote) : [];
  } catch {
    return [];
  }
}

function isNote(value: unknown): value is Note {
  if (typeof value !== 'object' || value === null) return false;
  return (
    ['id', 'meter', 'hash'].every((name) => typeof Reflect.get(value, name) === 'string') &&
    !Number.isNaN(Date.parse(String(Reflect.get(value, 'readingDate'))))
  );
}
