import type { MeterRateTask } from '@ablesbar/domain';
import { sayOpenPoint, sayRate, type Texts } from '@ablesbar/i18n';
import type { OpenEntry } from '@ablesbar/ui';
import type { OpenPoint } from '@ablesbar/validation';
import { targetOf } from './input-ids';

/** What is missing before an entry can be sent, with the fields that it leads to. */
export function openEntries(
  t: Texts['t'],
  tasks: readonly MeterRateTask[],
  open: readonly OpenPoint[],
): readonly OpenEntry[] {
  return open.map((point) => {
    const task = 'taskId' in point && tasks.find(({ taskId }) => taskId === point.taskId);
    // The only rate needs no name: nothing else can be meant.
    const rate = task && tasks.length > 1 ? sayRate(t, tasks, task) : null;
    return { target: targetOf(point), words: sayOpenPoint(t, point.code, rate) };
  });
}
