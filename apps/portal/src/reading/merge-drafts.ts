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
  const comment = pick((draft) => draft?.comment);
  const reason = pick((draft) => draft?.reason);
  const day = pick((draft) => draft?.day ?? null);
  const isGone = (mine === undefined || theirs === undefined) && tasks.size > 0;
  const isBare = Object.keys(values).length === 0 && !comment && !reason && day === null;
  if (isGone && isBare) return undefined;
  return {
    values,
    day,
    ...(comment !== undefined && { comment }),
    ...(reason !== undefined && { reason }),
    ...(later?.changedAt !== undefined && { changedAt: later.changedAt, enteredAt }),
  };
}

function sideOf(task: string, { base, mine, theirs }: DraftSides): Draft {
  const [before, own, other] = [base, mine, theirs].map((draft) => draft?.values[task]);
  if (isSame(own, before)) return theirs;
  if (isSame(other, before)) return mine;
  // Digits count more than their removal.
  if (own === undefined || other === undefined) return own === undefined ? theirs : mine;
  return momentOf(task, mine, base) >= momentOf(task, theirs, base) ? mine : theirs;
}

/** When the value was entered. An earlier build changes it without saying when. */
export function momentOf(task: string, draft: Draft, base?: Draft): string {
  const moment = draft?.enteredAt?.[task];
  const isUnsaid =
    moment === base?.enteredAt?.[task] && !isSame(draft?.values[task], base?.values[task]);
  return (isUnsaid ? undefined : moment) ?? draft?.changedAt ?? '';
}

function isSame(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}
