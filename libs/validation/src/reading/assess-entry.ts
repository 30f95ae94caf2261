import { type CalendarDay, EMPTY_VALUE, type Job, type ReadingValue } from '@ablesbar/domain';
import { checkComment } from '../comment/check-comment';
import {
  type CommentField,
  commentField,
  countedComment,
  isCommentRequired,
} from '../comment/comment-field';
import { checkPhotos } from '../photo/check-photos';
import { countedPhotos } from '../photo/counted-photos';
import { allowedPhotos } from '../photo/allowed-photos';
import { PHOTOS_PER_RATE } from '../photo/photo-limits';
import { photoReason } from '../photo/photo-reason';
import type { CommentProblem, PhotoProblem } from '../problem/problem';
import { assessRate, isAskedAbout, type RateAssessment, type ReadingSettings } from './assess-rate';
import { type OpenPoint, openComment, openDate, openRates } from './open-points';
import { isReadingDateHidden, readingDateWindow } from './reading-date-window';
import { checkSending, sendingWindow } from './sending-window';

export interface EntryAssessment {
  readonly rates: Readonly<Record<string, RateAssessment>>;
  readonly photos: Readonly<Record<string, PhotoProblem | null>>;
  readonly commentField: CommentField;
  readonly comment: CommentProblem | null;
  /** Some rates of the meter are filled and some are not. The portal asks before sending. */
  readonly isIncomplete: boolean;
  readonly hasWarnings: boolean;
  readonly open: readonly OpenPoint[];
  readonly canSend: boolean;
}

/**
 * Assesses the whole entry of a job. Values and photos are keyed by task. The single comment is
 * sent with every result. `day` is null if the date field holds no date.
 */
export function assessEntry({
  job,
  values,
  photoCounts,
  comment,
  day,
  settings,
  today,
}: {
  readonly job: Job;
  readonly values: Readonly<Record<string, ReadingValue>>;
  readonly photoCounts: Readonly<Record<string, number>>;
  readonly comment: string;
  readonly day: CalendarDay | null;
  readonly settings: ReadingSettings;
  readonly today: CalendarDay;
}): EntryAssessment {
  const { features, meterReading } = settings;
  const most = allowedPhotos(PHOTOS_PER_RATE, features);
  const counted = isReadingDateHidden({ job, features, today }) ? today : day;
  const assessed = job.meter.meterRateTasks.map((task) => {
    const value = ownOf(values, task.taskId) ?? EMPTY_VALUE;
    const rate = assessRate({ task, value, day: counted, settings });
    const count = countedPhotos(ownOf(photoCounts, task.taskId) ?? 0, most);
    const reason = photoReason(rate.state, features);
    const photo = checkPhotos({ count, most, reason, obis: task.obis });
    return { taskId: task.taskId, rate, photo, isBegun: rate.state !== 'empty' || count > 0 };
  });
  const filled = assessed.filter(({ rate }) => rate.state !== 'empty');
  const states = filled.map(({ rate }) => rate.state);

  const field = commentField(meterReading, isCommentRequired(states, features));
  const commentProblem = checkComment({
    comment: countedComment(comment, field, meterReading) ?? '',
    isRequired: field.isRequired,
    defaultComments: meterReading.defaultComments,
  });
  const open: readonly OpenPoint[] = [
    // Photos are sent only with a value. A rate with photos but no value must stay open, or its
    // photos would be lost without a message.
    ...openRates(filled.length === 0 ? assessed : assessed.filter(({ isBegun }) => isBegun)),
    ...openComment(commentProblem),
    ...openDate({
      day: counted,
      window: readingDateWindow({ job, meterReading, today }),
    }),
    ...(checkSending(sendingWindow({ job, features, today })) === null
      ? []
      : [{ code: 'sending-closed' } as const]),
  ];
  return {
    rates: Object.fromEntries(assessed.map(({ taskId, rate }) => [taskId, rate])),
    photos: Object.fromEntries(assessed.map(({ taskId, photo }) => [taskId, photo])),
    commentField: field,
    comment: commentProblem,
    isIncomplete: filled.length > 0 && filled.length < assessed.length,
    hasWarnings: states.some(isAskedAbout) || commentProblem?.severity === 'asks',
    open,
    canSend: filled.length > 0 && open.length === 0,
  };
}

/** A task id may be `constructor`, which every object inherits as a property. */
function ownOf<T>(record: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}
