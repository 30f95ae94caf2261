import { EMPTY_VALUE, type MeterRateTask, unitOf } from '@ablesbar/domain';
import type { JudgedRate } from './RateEntry/doubt-words';
import type { ReadingEntryState } from './use-entry';

/** One rate of an entry with everything that its verdict needs. */
export function judgedRate(
  task: MeterRateTask,
  tasks: readonly MeterRateTask[],
  {
    draft,
    day,
    settings,
    assessment,
  }: Pick<ReadingEntryState, 'draft' | 'day' | 'settings' | 'assessment'>,
  rateName: (taskId: string) => string,
): JudgedRate {
  const entered = (one: MeterRateTask) => ({
    task: one,
    value: draft.values[one.taskId] ?? EMPTY_VALUE,
  });
  const others = tasks.filter(
    (one) => one !== task && assessment.rates[one.taskId]?.state !== 'empty',
  );
  return {
    ...entered(task),
    unit: unitOf(task),
    day,
    settings,
    others: others.map(entered),
    rateName,
  };
}
