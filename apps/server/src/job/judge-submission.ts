import {
  type CalendarDay,
  type Config,
  dayOfWire,
  featuresOf,
  type Job,
  type MeterRateTask,
  meterReadingOf,
  type ReadingValue,
  unitOf,
  valueOfNumber,
} from '@ablesbar/domain';
import {
  assessRate,
  checkComment,
  checkPhotos,
  checkReadingDate,
  checkSending,
  commentField,
  countedComment,
  isCommentRequired,
  allowedPhotos,
  photoReason,
  PHOTOS_PER_RATE,
  readingDateWindow,
  type ReadingSettings,
  sendingWindow,
} from '@ablesbar/validation';
import type { CallProblemCode, FieldProblem } from '../base/broken-rule';
import { archiveProblem, judgingDay } from './archived-job';
import type { Submission } from './submission';

export interface ToJudge {
  readonly job: Job;
  readonly submission: Submission;
  readonly config: Config;
  readonly today: CalendarDay;
  /** Somebody tells the values by phone: there is no photo, and unusual values can be asked about. */
  readonly isSpoken?: boolean;
}

/**
 * Applies the rules of the entry form again: the form may be old, or the caller may not be our app.
 * The sender has confirmed a doubtful value, so only blocking problems remain.
 */
export function judgeSubmission(given: ToJudge): readonly FieldProblem[] {
  return assessSubmission(given).filter(isBlocking);
}

export function isBlocking({ problem }: FieldProblem): boolean {
  return !('severity' in problem) || problem.severity === 'blocks';
}

/** All problems, also those that a person may confirm; unusual values only of somebody who speaks. */
export function assessSubmission({
  job,
  submission,
  config,
  today,
  isSpoken = false,
}: ToJudge): readonly FieldProblem[] {
  const day = dayOfWire(submission.readingDate);
  const closed = archiveProblem(job, day, 'readingDate');
  if (closed !== null) return [closed];
  const settings = { features: featuresOf(job, config), meterReading: meterReadingOf(job, config) };
  const seen = new Set<string>();
  const results = submission.results.flatMap((result, index) => {
    const problems = resultProblems(result, `results.${index}`, {
      job,
      day,
      settings,
      seen,
      isSpoken,
    });
    seen.add(result.taskId);
    return problems;
  });
  return [...results, ...dateProblems(submission, job, settings, judgingDay(job, today))];
}

function resultProblems(
  result: Submission['results'][number],
  field: string,
  {
    job,
    day,
    settings,
    seen,
    isSpoken,
  }: {
    readonly job: Job;
    readonly day: CalendarDay | null;
    readonly settings: ReadingSettings;
    readonly seen: ReadonlySet<string>;
    readonly isSpoken: boolean;
  },
): readonly FieldProblem[] {
  const { taskId, readingValue, readingImages = [], comment } = result;
  const { features, meterReading } = settings;
  const task = job.meter.meterRateTasks.find((one) => one.taskId === taskId);
  if (task === undefined) return [plain(`${field}.taskId`, 'unknown-task')];
  if (seen.has(taskId)) return [plain(`${field}.taskId`, 'repeated-task')];
  const value = typedValue(readingValue, task, settings);
  // An unusual value never blocks, and `doubtsOf` compares it anyway: a second comparison for each reading
  // would cost an eighth of their rate.
  const comparedOn = isSpoken ? day : null;
  const { state, problems } = assessRate({ task, value, day: comparedOn, settings });
  const photos = checkPhotos({
    count: readingImages.length,
    most: allowedPhotos(PHOTOS_PER_RATE, features),
    reason: photoReason(state, features),
    obis: task.obis,
  });
  const isRequired = isCommentRequired([state], features);
  const choice = commentField(meterReading, isRequired);
  const said = comment ?? '';
  const isOwn = choice.isShown && countedComment(said, choice, meterReading) !== said.trim();
  if (said.trim() !== '' && isOwn) return [plain(`${field}.comment`, 'comment-not-offered')];
  const note = checkComment({
    comment: said,
    isRequired,
    defaultComments: meterReading.defaultComments,
  });
  return [
    ...problems.map((problem) => ({ part: 'readingValue', problem })),
    ...(photos === null || isSpoken ? [] : [{ part: 'readingImages', problem: photos }]),
    ...(note === null ? [] : [{ part: 'comment', problem: note }]),
  ].map(({ part, problem }) => ({
    field: `${field}.${part}`,
    places: task.postDecimals,
    unit: unitOf(task),
    problem,
  }));
}

/** A JSON number has lost its trailing zeros. They count where the form asks for all decimals. */
export function typedValue(
  number: number,
  { postDecimals }: MeterRateTask,
  { meterReading }: ReadingSettings,
): ReadingValue {
  return valueOfNumber(number, meterReading.queryPostDecimals ? postDecimals : 0);
}

function dateProblems(
  { readingDate }: Submission,
  job: Job,
  { features, meterReading }: ReadingSettings,
  today: CalendarDay,
): readonly FieldProblem[] {
  const day = dayOfWire(readingDate);
  if (day === null) return [plain('readingDate', 'no-date')];
  const problems = [
    checkReadingDate(day, readingDateWindow({ job, meterReading, today })),
    checkSending(sendingWindow({ job, features, today })),
  ];
  return problems.flatMap((problem) =>
    problem === null ? [] : [{ field: 'readingDate', places: 0, problem }],
  );
}

function plain(field: string, code: CallProblemCode): FieldProblem {
  return { field, places: 0, problem: { code } };
}
