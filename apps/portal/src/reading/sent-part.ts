import { numberOfValue } from '@ablesbar/domain';
import { momentOf } from './merge-drafts';
import type { WhichPhotos } from './photo-clearing';
import type { ReadingDraft } from './reading-draft.slice';

/** A value that has arrived at the server. */
export interface Arrived {
  readonly taskId: string;
  readonly value: number;
  /** When it was confirmed, as in `Date.now()`. */
  readonly at: number;
  /** Null if none was sent, or if nobody knows. */
  readonly comment: string | null;
  /** False if it was sent without photos. */
  readonly mayHavePhotos: boolean;
}

/** The part of a draft that has arrived. */
export interface SentPart {
  readonly draft: ReadingDraft;
  readonly photos: WhichPhotos;
}

/**
 * The values that have arrived since they were entered; null if there are none. A value that differs, or
 * was entered later, is a correction. The whole draft has arrived if its comment has, and if nothing was
 * entered since.
 */
export function sentPart(draft: ReadingDraft, arrived: readonly Arrived[]): SentPart | null {
  const filled = Object.entries(draft.values).filter(([, value]) => numberOfValue(value) !== null);
  const sent = filled.flatMap(([taskId, value]) => {
    const entered = Date.parse(momentOf(taskId, draft));
    const same = arrived.find(
      (one) => one.taskId === taskId && one.value === numberOfValue(value) && one.at > entered,
    );
    return same === undefined ? [] : [{ ...same, value }];
  });
  if (sent.length === 0) return null;
  const last = Math.max(...sent.map(({ at }) => at));
  const comment = draft.comment?.trim() ?? '';
  const isWhole =
    sent.length === filled.length &&
    (comment === '' || sent.some((one) => one.comment === comment)) &&
    Date.parse(draft.changedAt ?? '') <= last;
  const mayHavePhotos = sent.some((one) => one.mayHavePhotos);
  const values = Object.fromEntries(sent.map(({ taskId, value }) => [taskId, value]));
  return {
    draft: isWhole ? draft : { values, day: null, enteredAt: draft.enteredAt ?? {} },
    photos: (slot, _photo, takenAt) =>
      mayHavePhotos && takenAt <= last && (isWhole || slot in values),
  };
}
