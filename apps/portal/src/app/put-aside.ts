import type { PartDisk } from './read-parts';
import { type Text, valueOfPart } from './slice-parts';

/** Before the place of a draft that a later entry would have overwritten. */
const KEY = 'unreadable';
/** redux-persist's own entry. It is made anew by every start. */
const OWN = '_persist';

/** For each slice, whether a part of it has the shape that the portal uses. */
type Shapes = Readonly<Record<string, (part: unknown, name: string) => boolean>>;

export interface UnreadableDraft {
  readonly place: string;
  /** As it lies on the disk; empty if the browser cannot read it. */
  readonly text: string;
}

export interface Aside {
  /** The disk without what this build cannot read. Nothing that is written here overwrites that. */
  readonly disk: PartDisk;
  readonly unreadable: () => Promise<readonly UnreadableDraft[]>;
  /** The user wants them gone. What has become readable meanwhile stays. */
  readonly remove: (drafts: readonly UnreadableDraft[]) => Promise<void>;
}

/**
 * A draft that this build cannot read, such as one of a later build, stays where it is. If its place is
 * needed, it is copied to another one first (D205).
 */
export function asideIn(raw: PartDisk, shapes: Shapes, newId: () => string): Aside {
  /** Places that a write would need twice: for the new draft, and for what lies there. */
  const occupied = new Set<string>();

  /** What the portal may see of an entry: all of it, its readable parts, or nothing. */
  function readable(place: string, text: string): Text {
    const [key, hasShape] = Object.entries(shapes).find(([slice]) => isIn(slice, place)) ?? [];
    if (key === undefined || hasShape === undefined) return text;
    const isPart = (part: unknown, name: string) => {
      const value = typeof part === 'string' ? valueOfPart(part) : undefined;
      return value !== undefined && hasShape(value, name);
    };
    if (place !== key) return isPart(text, place.slice(key.length + 1)) ? text : null;
    const whole = valueOfPart(text);
    const parts: [string, unknown][] =
      typeof whole === 'object' ? Object.entries({ ...whole }) : [];
    const left = parts.filter(([name, part]) => name === OWN || isPart(part, name));
    const isSound = typeof whole === 'object' && left.length === parts.length;
    return isSound ? text : JSON.stringify(Object.fromEntries(left));
  }

  const disk: PartDisk = {
    async entries(prefix) {
      const found = new Map<string, string>();
      for (const [place, text] of await raw.entries(prefix)) {
        const seen = readable(place, text);
        if (seen !== text) occupied.add(place);
        if (seen !== null) found.set(place, seen);
      }
      return found;
    },
    change(places, decide) {
      const copies = new Map(
        places
          .filter((place) => occupied.has(place))
          .map((place): [string, string] => [`${KEY}/${newId()}/${place}`, place]),
      );
      const moved = new Map<string, string>();
      return raw.change([...places, ...copies.keys()], (place, current) => {
        const original = copies.get(place);
        if (original !== undefined) return moved.get(original) ?? null;
        const seen = current === null ? null : readable(place, current);
        const next = decide(place, seen);
        if (current === seen) return next;
        if (next === seen) return current;
        // It has come since this tab looked. The write fails, and the next one has a place for it.
        if (!occupied.has(place)) {
          occupied.add(place);
          throw new Error(`${place} is occupied`);
        }
        if (current !== null) moved.set(place, current);
        return next;
      });
    },
  };

  async function unreadable(): Promise<readonly UnreadableDraft[]> {
    const found = new Map<string, string>();
    for (const key of [...Object.keys(shapes), `${KEY}/`]) {
      for (const [place, text] of await raw.entries(key)) {
        if (isIn(KEY, place) || readable(place, text) !== text) found.set(place, text);
      }
    }
    return [...found].map(([place, text]) => ({ place, text }));
  }

  return {
    disk,
    unreadable,
    async remove(drafts) {
      const places = drafts.map(({ place }) => place);
      await raw.change(places, (place, current) => {
        const isSound = current !== null && readable(place, current) === current;
        return isSound && !isIn(KEY, place) ? current : null;
      });
    },
  };
}

function isIn(key: string, place: string): boolean {
  return place === key || place.startsWith(`${key}/`);
}
