import { EMPTY_VALUE } from '@ablesbar/domain';

/** The parts of a slice, each as text: the drafts by job, or the fields of the one draft without a job. */
export type Parts = ReadonlyMap<string, string>;

/** The text of one part; null if there is none. */
export type Text = string | null;

/** A slice in two tabs, and the last parts that both of them had. */
export interface Sides {
  readonly base: Parts;
  readonly mine: Parts;
  readonly theirs: Parts;
}

/** What becomes of the part with this name. */
export type Merge = (name: string, sides: Sides) => Text;

/** redux-persist's own entry. It is made anew by every start. */
const OWN = '_persist';

/** The parts that say when the others were entered: each of them, and the last one. */
export const ENTERED_AT = 'enteredAt';
export const CHANGED_AT = 'changedAt';

/** Fields in which nothing is entered. They have no entry: they must not overwrite what is. */
const EMPTY: readonly string[] = ['""', 'null', JSON.stringify(EMPTY_VALUE)];

/** The parts in the text that redux-persist makes of a slice. Broken and empty ones are left out. */
export function partsIn(text: string): Parts {
  const whole = valueOfPart(text);
  const entries: [string, unknown][] =
    typeof whole === 'object' && whole !== null ? Object.entries(whole) : [];
  return new Map(
    entries.flatMap(([name, part]): [string, string][] =>
      name !== OWN && typeof part === 'string' && isFilled(part) ? [[name, part]] : [],
    ),
  );
}

export function isFilled(text: string): boolean {
  return valueOfPart(text) !== undefined && !EMPTY.includes(text);
}

/** Undefined if the text is broken. */
export function valueOfPart(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Also the fields that were entered again with the same text. The moments come first: a field of two
 * tabs is merged by them.
 */
export function changedNames(before: Parts, after: Parts): readonly string[] {
  const names = new Set([ENTERED_AT, CHANGED_AT, ...before.keys(), ...after.keys()]);
  const [was, is] = [momentsIn(before), momentsIn(after)];
  return [...names].filter(
    (name) => before.get(name) !== after.get(name) || was[name] !== is[name],
  );
}

/** When each field was entered, as ISO timestamp; nothing if the parts are drafts by job. */
export function momentsIn(parts: Parts): Readonly<Record<string, string>> {
  const moments = valueOfPart(parts.get(ENTERED_AT) ?? '{}');
  const entries: [string, unknown][] =
    typeof moments === 'object' && moments !== null ? Object.entries(moments) : [];
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

export function setPart(parts: Map<string, string>, name: string, text: Text): void {
  if (text === null) parts.delete(name);
  else parts.set(name, text);
}

export const partAt = (parts: Parts, name: string): Text => parts.get(name) ?? null;
