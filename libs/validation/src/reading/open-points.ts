import type { CalendarDay } from '@ablesbar/domain';
import type { CommentProblem, PhotoProblem } from '../problem/problem';
import type { RateAssessment } from './assess-rate';
import { checkReadingDate, type ReadingDateWindow } from './reading-date-window';

/** What the user must still do before sending. Each point belongs to a field. */
export type OpenPoint =
  | {
      readonly code: 'value-missing' | 'value-refused' | PhotoProblem['code'];
      readonly taskId: string;
    }
  | {
      readonly code:
        | 'date-missing'
        | 'date-outside'
        | 'sending-closed'
        | 'reason-missing'
        | CommentProblem['code'];
    };

/**
 * The open points of the given rates. If other rates are filled, the caller leaves out the empty
 * ones. A refused value always blocks, or it would be lost without a message.
 */
export function openRates(
  assessed: readonly {
    readonly taskId: string;
    readonly rate: RateAssessment;
    readonly photo: PhotoProblem | null;
  }[],
): readonly OpenPoint[] {
  return assessed.flatMap(({ taskId, rate, photo }): readonly OpenPoint[] => [
    ...(rate.state === 'empty' ? [{ code: 'value-missing', taskId } as const] : []),
    ...(rate.state === 'refused' ? [{ code: 'value-refused', taskId } as const] : []),
    ...(photo === null ? [] : [{ code: photo.code, taskId }]),
  ]);
}

export function openComment(problem: CommentProblem | null): readonly OpenPoint[] {
  return problem?.severity === 'blocks' ? [{ code: problem.code }] : [];
}

export function openDate({
  day,
  window,
}: {
  readonly day: CalendarDay | null;
  readonly window: ReadingDateWindow;
}): readonly OpenPoint[] {
  if (day === null) return [{ code: 'date-missing' }];
  return checkReadingDate(day, window) === null ? [] : [{ code: 'date-outside' }];
}
