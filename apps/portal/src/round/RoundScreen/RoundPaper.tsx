import {
  isRateNamed,
  type Job,
  lastReadingOf,
  type MeterRateTask,
  meterReadingOf,
  meterTypeOf,
  unitOf,
} from '@ablesbar/domain';
import { formatReading, inUnit, mediumText, meterName, sayRate } from '@ablesbar/i18n';
import { useTexts } from '@ablesbar/ui';
import { usePortal } from '../../base/portal';
import { placeInHouse } from './place-in-house';
import * as css from './RoundPaper.css';

const HEADS = ['table_place_head', 'export_meter_number', 'table_last_head'] as const;

/** So many characters of a meter's number stand in one line. */
const USUAL_NUMBER = 20;

/** What is left of the round on paper: a line for each counter, with boxes for its digits. */
export function RoundPaper({ jobs }: { readonly jobs: readonly Job[] }) {
  const { t } = useTexts();
  return (
    <table className={css.paper}>
      <thead>
        <tr>
          {HEADS.map((head) => (
            <th key={head} scope="col" className={css.cell}>
              {t(head)}
            </th>
          ))}
          <th scope="col" className={css.cell}>
            {t('reading_value_bare_label')}
          </th>
        </tr>
      </thead>
      <tbody>
        {jobs.flatMap((job) =>
          job.meter.meterRateTasks.map((task) => <Line key={task.taskId} job={job} task={task} />),
        )}
      </tbody>
    </table>
  );
}

function Line({ job, task }: { readonly job: Job; readonly task: MeterRateTask }) {
  const { t, language } = useTexts();
  const { config } = usePortal().application;
  const { maskPostDecimals } = meterReadingOf(job, config);
  const { meter } = job;
  const name = meterName(meter, t);
  const last = lastReadingOf(task);
  const unit = unitOf(task);
  return (
    <tr className={css.line}>
      <th scope="row" className={css.place}>
        {placeInHouse(job, t)}
      </th>
      <td className={css.meter}>
        <span className={name.length <= USUAL_NUMBER ? css.number : undefined}>{name}</span>
        <br />
        {[
          meter.customMeterType ?? t(mediumText[meterTypeOf(job)]),
          ...(isRateNamed(meter.meterRateTasks, task)
            ? [sayRate(t, meter.meterRateTasks, task)]
            : []),
        ].join(', ')}
      </td>
      <td className={css.whole}>
        {last && inUnit(formatReading(last.readingValue, task.postDecimals, language), unit)}
      </td>
      <td className={css.whole}>
        <span className={css.digits}>
          <Boxes count={task.preDecimals} className={css.digit} />
          <Boxes count={maskPostDecimals ? 0 : task.postDecimals} className={css.decimal} />
          <span className={css.unit}>{unit}</span>
        </span>
      </td>
    </tr>
  );
}

function Boxes({ count, className }: { readonly count: number; readonly className: string }) {
  return Array.from({ length: count }, (_, at) => <i key={at} className={className} />);
}
