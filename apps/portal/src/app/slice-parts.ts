import { EMPTY_VALUE } from '@ablesbar/domain';

/** The parts of a slice, each as text: the drafts by job, or the fields of the one draft without a job. */
export type Parts = ReadonlyMap<string, string>;

/** The text of one part; null if there is none. */
export type Text = string | null;

/** One part in two tabs, and its last text that both of them had. */
export interface Sides {
  readonly base: Text;
  readonly mine: Text;
  readonly theirs: Text;
}

/** `isMineLater` decides if both have changed the same thing and the texts do not say when. */
export type Merge = (sides: Sides, isMineLater: boolean) => Text;

/** redux-persist's own entry. It is made anew by every start. */
const OWN = '_persist';

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

export function changedNames(before: Parts, after: Parts): readonly string[] {
  return [...new Set([...before.keys(), ...after.keys()])].filter(
    (name) => before.get(name) !== after.get(name),
  );
}

export function setPart(parts: Map<string, string>, name: string, text: Text): void {
  if (text === null) parts.delete(name);
  else parts.set(name, text);
}

export const partAt = (parts: Parts, name: string): Text => parts.get(name) ?? null;
