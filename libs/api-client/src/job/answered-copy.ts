import type { Job, MeterRateTask } from '@ablesbar/domain';

/**
 * The job in the list of another account after one of them has answered it: a parent sees what its
 * sub-access has sent. Only the answer is taken over, because permissions differ, and because an account
 * that has lost the job meanwhile knows of it only what it has sent.
 */
export function answeredCopy(copy: Job, { done, notReadable, meter }: Job): Job {
  const sent = new Map(meter.meterRateTasks.map((task) => [task.taskId, task]));
  const meterRateTasks = copy.meter.meterRateTasks.map((task) =>
    withResultsOf(task, sent.get(task.taskId)),
  );
  const isWhole = copy.meter.meterRateTasks.every(({ taskId }) => sent.has(taskId));
  return {
    ...copy,
    done: isWhole ? done : copy.done,
    notReadable,
    meter: { ...copy.meter, meterRateTasks },
  };
}

function withResultsOf(task: MeterRateTask, sent: MeterRateTask | undefined): MeterRateTask {
  const known = new Set(task.readingResults.map(keyOf));
  const added = (sent?.readingResults ?? []).filter((result) => !known.has(keyOf(result)));
  return { ...task, readingResults: [...task.readingResults, ...added] };
}

function keyOf({ readingDate, readingValue }: MeterRateTask['readingResults'][number]): string {
  return `${readingDate} ${readingValue}`;
}
