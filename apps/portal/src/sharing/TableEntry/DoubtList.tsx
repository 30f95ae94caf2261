import { decimalOnTheMeter, type Job, unitOf } from '@ablesbar/domain';
import { formatReading, inUnit, meterName, sayProblem, sayReading } from '@ablesbar/i18n';
import { DrumNumber, useTexts } from '@ablesbar/ui';
import { isDoubt } from './table-lines';
import type { TableState } from './use-table';
import * as css from './TableEntryScreen.css';

/** More of them are easier to look through in the table. */
const MOST = 5;

/** What is unusual or missing before sending: meter and rate, the value on drums, and the reason. */
export function DoubtList({
  jobs,
  entryOf,
}: Pick<TableState, 'entryOf'> & { jobs: readonly Job[] }) {
  const texts = useTexts();
  const { t, language } = texts;
  const doubts = jobs.flatMap((job) =>
    job.meter.meterRateTasks.flatMap((task) => {
      const entry = entryOf(job, task);
      const { stage, value } = entry;
      if (stage.kind !== 'entering' || !isDoubt(entry)) return [];
      const { verdict } = stage;
      const decimal = decimalOnTheMeter(value, task);
      const reason =
        verdict.kind === 'doubtful'
          ? sayProblem(texts, verdict.problem, task.postDecimals, unitOf(task))
          : t('problem_value_missing');
      return { job, task, decimal, reason };
    }),
  );
  return (
    <ul className={css.doubts}>
      {doubts.slice(0, MOST).map(({ job: { meter }, task, decimal, reason }) => (
        <li key={task.taskId}>
          <p className={css.strong}>
            {meterName(meter, t)}, {sayReading(t, meter.meterRateTasks, task)}
          </p>
          {decimal !== null && (
            <DrumNumber
              decimal={decimal}
              unit={unitOf(task)}
              label={inUnit(formatReading(decimal, task.postDecimals, language), unitOf(task))}
            />
          )}
          <p>{reason}</p>
        </li>
      ))}
      {doubts.length > MOST && <li>{t('table_confirm_more', { count: doubts.length - MOST })}</li>}
    </ul>
  );
}
