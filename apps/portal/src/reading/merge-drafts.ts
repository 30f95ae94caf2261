import type { ReadingValue } from '@ablesbar/domain';
import type { ReadingDraft } from './reading-draft.slice';

type Draft = ReadingDraft | undefined;

export interface DraftSides {
  /** The last draft that both tabs had; undefined if there was none. */
  readonly base: Draft;
  readonly mine: Draft;
  readonly theirs: Draft;
}

/**
 * One draft in two tabs. A rate, the comment, the reason and the day each come from the tab that has changed it,
 * or from the tab that has changed it later. Undefined: one tab has sent or discarded the draft, and the
 * other has added nothing to it.
 */
export function mergeDrafts(sides: DraftSides): Draft {
  const { base, mine, theirs } = sides;
  if (isSame(mine, base) || isSame(mine, theirs)) return theirs;
  if (isSame(theirs, base)) return mine;
  const isMineLater = (mine?.changedAt ?? '') >= (theirs?.changedAt ?? '');
  const later = isMineLater ? mine : theirs;
  const tasks = new Set([mine, theirs].flatMap((draft) => Object.keys(draft?.values ?? {})));
  const values: Record<string, ReadingValue> = {};
  const enteredAt: Record<string, string> = {};
  for (const task of tasks) {
    const from = sideOf(task, sides);
    const value = from?.values[task];
    if (value === undefined) continue;
    values[task] = value;
    enteredAt[task] = momentOf(task, from, base);
  }
  const pick = <T>(partOf: (draft: Draft) => T): T => {
    if (isSame(partOf(mine), partOf(base))) return partOf(theirs);
    return isSame(partOf(theirs), partOf(base)) ? partOf(mine) : partOf(later);
  };
  const comments = { base: commentOf(base), mine: commentOf(mine), theirs: commentOf(theirs) };
  const commented = sideOf(COMMENT, comments);
  const comment = commented.values[COMMENT];
  const commentedAt = momentOf(COMMENT, commented, comments.base);
  const reason = pick((draft) => draft?.reason);
  const day = pick((draft) => draft?.day ?? null);
  const isGone = (mine === undefined || theirs === undefined) && tasks.size > 0;
  const isBare = Object.keys(values).length === 0 && !comment && !reason && day === null;
  if (isGone && isBare) return undefined;
  return {
    values,
    day,
    ...(comment !== undefined && { comment }),
    ...(comment !== undefined && commentedAt !== '' && { commentedAt }),
    ...(reason !== undefined && { reason }),
    ...(later?.changedAt !== undefined && { changedAt: later.changedAt, enteredAt }),
  };
}

const COMMENT = 'comment';

/** The comment as if it were a value. */
const commentOf = ({ comment, commentedAt, changedAt }: Partial<ReadingDraft> = {}): Dated<
  string | undefined
> => ({
  values: { [COMMENT]: comment },
  ...(commentedAt !== undefined && { enteredAt: { [COMMENT]: commentedAt } }),
  ...(changedAt !== undefined && { changedAt }),
});

/** The tab from which the value comes. */
function sideOf<Side extends Dated | undefined>(
  name: string,
  { base, mine, theirs }: Readonly<Record<'base' | 'mine' | 'theirs', Side>>,
): Side {
  if (!isChanged(name, mine, base)) return theirs;
  if (!isChanged(name, theirs, base)) return mine;
  const [own, other] = [mine, theirs].map((side) => side?.values[name]);
  // What was entered counts more than its removal.
  if (own === undefined || other === undefined) return own === undefined ? theirs : mine;
  return momentOf(name, mine, base) >= momentOf(name, theirs, base) ? mine : theirs;
}

/** Also if the same digits were entered again, such as a reading that was put back into its form. */
function isChanged(name: string, side?: Dated, base?: Dated): boolean {
  const value = side?.values[name];
  if (!isSame(value, base?.values[name])) return true;
  return value !== undefined && (side?.enteredAt?.[name] ?? '') > momentOf(name, base);
}

/** What was entered, by name, and when. */
export interface Dated<Value = unknown> {
  readonly values: Readonly<Record<string, Value>>;
  readonly enteredAt?: Readonly<Record<string, string>>;
  readonly changedAt?: string;
}

/** When it was entered. An earlier build changes it without saying when. */
export function momentOf(name: string, side?: Dated, base?: Dated): string {
  const moment = side?.enteredAt?.[name];
  const isUnsaid =
    moment === base?.enteredAt?.[name] && !isSame(side?.values[name], base?.values[name]);
  return (isUnsaid ? undefined : moment) ?? side?.changedAt ?? '';
}

function isSame(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}
