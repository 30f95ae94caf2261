import type { ReadingDraft } from './reading-draft.slice';

/** The draft of two tabs: what only one of them has, and otherwise what was changed later. */
export function mergeDrafts(own: ReadingDraft | undefined, other: ReadingDraft): ReadingDraft {
  if (own === undefined) return other;
  const isOwnLater = (own.changedAt ?? '') > (other.changedAt ?? '');
  const [older, later] = isOwnLater ? [other, own] : [own, other];
  return { ...older, ...later, values: { ...older.values, ...later.values } };
}
