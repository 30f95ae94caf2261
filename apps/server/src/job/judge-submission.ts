import {
  type CalendarDay,
  type Config,
  dayOfWire,
  featuresOf,
  type Job,
  type MeterRateTask,
  meterReadingOf,
  type ReadingValue,
  valueOfNumber,
} from '@ablesbar/domain';
import {
  assessRate,
  checkReadingDate,
  checkSending,
  type Problem,
  readingDateWindow,
  type ReadingSettings,
  sendingWindow,
} from '@ablesbar/validation';
import type { Submission } from './submission-body';

/** What is wrong with one field; `places` is what the numbers of a problem are written with. */
export interface FieldProblem {
  readonly field: string;
  readonly places: number;
  readonly problem: Problem | { readonly code: SubmissionProblemCode };
}

export type SubmissionProblemCode =
  'no-date' | 'unknown-task' | 'repeated-task' | 'images-forbidden';

/** The rules of the entry form, once more: the form may be old, or not ours. */
export function judgeSubmission({
  job,
  submission,
  config,
  today,
}: {
  readonly job: Job;
  readonly submission: Submission;
  readonly config: Config;
  readonly today: CalendarDay;
}): readonly FieldProblem[] {
  const settings = { features: featuresOf(job, config), meterReading: meterReadingOf(job, config) };
  const seen = new Set<string>();
  const results = submission.results.flatMap((result, index) => {
    const problems = resultProblems(result, `results.${index}`, job, settings, seen);
    seen.add(result.taskId);
    return problems;
  });
  return [...results, ...dateProblems(submission, job, settings, today)];
}

function resultProblems(
  { taskId, readingValue, readingImages = [] }: Submission['results'][number],
  field: string,
  job: Job,
  settings: ReadingSettings,
  seen: ReadonlySet<string>,
): readonly FieldProblem[] {
  const task = job.meter.meterRateTasks.find((one) => one.taskId === taskId);
  if (task === undefined) return [plain(`${field}.taskId`, 'unknown-task')];
  if (seen.has(taskId)) return [plain(`${field}.taskId`, 'repeated-task')];
  const value = typedValue(readingValue, task, settings);
  const { problems } = assessRate({ task, value, settings });
  return [
    ...problems
      // A doubtful value was confirmed by the person who sends it.
      .filter(({ severity }) => severity === 'blocks')
      .map((problem) => ({
        field: `${field}.readingValue`,
        places: task.postDecimals,
        problem,
      })),
    ...(settings.features.imagesForbidden && readingImages.length > 0
      ? [plain(`${field}.readingImages`, 'images-forbidden')]
      : []),
  ];
}

/** A number has lost the zeros it was typed with, and those count where all decimals are asked. */
function typedValue(
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

function plain(field: string, code: SubmissionProblemCode): FieldProblem {
  return { field, places: 0, problem: { code } };
}
