import {
  type CalendarDay,
  type Config,
  dayOfWire,
  featuresOf,
  type Job,
  meterReadingOf,
} from '@ablesbar/domain';
import {
  allowedPhotos,
  assessNotReadable,
  checkPhotos,
  checkReadingDate,
  checkSending,
  countedComment,
  PHOTOS_PER_RATE,
  type Problem,
  readingDateWindow,
  sendingWindow,
} from '@ablesbar/validation';
import { ApiError } from '../base/errors';
import type { FieldProblem } from '../base/broken-rule';
import { archiveProblem, judgingDay } from './archived-job';
import type { NotReadableReport } from './not-readable-report';

/**
 * Applies the rules of the form again. The call does not exist for an application or a job that does
 * not take this answer (contract, 'Not readable').
 */
export function judgeReport({
  job,
  report,
  config,
  today: now,
}: {
  readonly job: Job;
  readonly report: NotReadableReport;
  readonly config: Config;
  readonly today: CalendarDay;
}): readonly FieldProblem[] {
  const settings = { features: featuresOf(job, config), meterReading: meterReadingOf(job, config) };
  const { features, meterReading } = settings;
  if (!features.notReadableAllowed) throw new ApiError(404);
  const { reason, images = [] } = report;
  const comment = report.comment?.trim() ?? '';
  const day = dayOfWire(report.date);
  const closed = archiveProblem(job, day, 'date');
  if (closed !== null) return [closed];
  const today = judgingDay(job, now);
  const assessed = assessNotReadable({ job, reason, comment, day, settings, today });
  const field = assessed.commentField;
  const isOwn = field.isShown && countedComment(comment, field, meterReading) !== comment;
  if (comment !== '' && isOwn) return [problemAt('comment', { code: 'comment-not-offered' })];
  return [
    at('comment', assessed.comment),
    at(
      'images',
      checkPhotos({
        count: images.length,
        most: allowedPhotos(PHOTOS_PER_RATE, features),
        reason: null,
        obis: null,
      }),
    ),
    ...(day === null
      ? [[problemAt('date', { code: 'no-date' })]]
      : [
          at('date', checkReadingDate(day, readingDateWindow({ job, meterReading, today }))),
          at('date', checkSending(sendingWindow({ job, features, today }))),
        ]),
  ].flat();
}

/** What only asks has been confirmed by the sender. */
function at(field: string, problem: Problem | null): readonly FieldProblem[] {
  return problem?.severity === 'blocks' ? [problemAt(field, problem)] : [];
}

function problemAt(field: string, problem: FieldProblem['problem']): FieldProblem {
  return { field, places: 0, problem };
}
