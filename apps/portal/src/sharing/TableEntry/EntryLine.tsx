import type { RowComponentProps } from 'react-window';
import {
  type CalendarDay,
  differingParties,
  isRateNamed,
  type Job,
  lastReadingOf,
  type MeterRateTask,
  meterTypeOf,
  ownTargetDayOf,
  type ReadingValue,
  unitOf,
} from '@ablesbar/domain';
import { codeBeside, formatDay, formatReading, meterName, sayRate, sayUnit } from '@ablesbar/i18n';
import { MediumIcon, useTexts } from '@ablesbar/ui';
import { type RowStage, RowState, toneOf } from './RowState';
import type { TableLine } from './table-lines';
import { ValueCell } from './ValueCell';
import * as css from './EntryTable.css';

/** So many drums stand beside the place on a phone and can still be read. */
const USUAL_DIGITS = 8;

export interface RowEntry {
  readonly value: ReadingValue;
  readonly stage: RowStage;
  readonly isMasked: boolean;
  /** The draft's own day, if it differs from the day of the table. */
  readonly ownDay: CalendarDay | null;
}

export interface EntryLineProps {
  /** All meters of the account: a line shows only names in which they differ. */
  readonly jobs: readonly Job[];
  readonly lines: readonly TableLine[];
  readonly entryOf: (job: Job, task: MeterRateTask) => RowEntry;
  readonly wanted: { readonly index: number; readonly turn: number } | null;
  readonly lineId: (index: number) => string;
  readonly onChange: (job: Job, task: MeterRateTask, value: ReadingValue) => void;
  readonly onColumn: (index: number, texts: readonly string[]) => void;
  readonly onStep: (index: number, step: number) => void;
  readonly onFocus: (index: number) => void;
}

export function EntryLine({ index, style, ...props }: RowComponentProps<EntryLineProps>) {
  const { t } = useTexts();
  const line = props.lines[index];
  if (line === undefined) return null;
  return (
    <div
      style={{ ...style, position: undefined }}
      role="row"
      aria-rowindex={index + 2}
      className={line.kind === 'group' ? css.groupRow : css.row}
    >
      {line.kind === 'group' ? (
        <div role="cell" className={css.group}>
          <span className={css.groupName}>
            {line.building ?? t('management_table_unknown')}{' '}
            {line.objectKey && <span className={css.objectKey}>{line.objectKey}</span>}
          </span>
          <span className={css.soft}>
            {t('management_share_meters', { count: line.jobs.length })}
          </span>
        </div>
      ) : (
        <RateLine index={index} {...line} {...props} />
      )}
    </div>
  );
}

interface RateLineProps extends EntryLineProps {
  readonly index: number;
  readonly job: Job;
  readonly task: MeterRateTask;
  readonly objectKey: string | null;
}

function RateLine({ index, job, jobs, task, objectKey, ...props }: RateLineProps) {
  const { entryOf, wanted, lineId } = props;
  const texts = useTexts();
  const { t, language } = texts;
  const { value, stage, isMasked, ownDay } = entryOf(job, task);
  const { meter } = job;
  const { locationDescription } = meter.meterAddress;
  const unit = unitOf(task);
  const rate = sayRate(t, meter.meterRateTasks, task);
  const target = ownTargetDayOf(task, job);
  const last = lastReadingOf(task);
  const id = lineId(index);
  const tone = toneOf(stage);
  const size = task.preDecimals + task.postDecimals > USUAL_DIGITS ? 'long' : 'usual';
  const isClosed = stage.kind === 'sending' || stage.kind === 'queued';
  return (
    <div role="presentation" className={`${css.cells[size]} ${css.edge[tone]}`}>
      <span role="cell" className={css.meter}>
        <span className={css.number}>
          <MediumIcon meterType={meterTypeOf(job)} size={20} />
          <span className={css.name}>{meterName(meter, t)}</span>
        </span>
        {isRateNamed(meter.meterRateTasks, task) && (
          <span className={css.soft}>
            {[rate, codeBeside(rate, task.obis)].filter(Boolean).join(', ')}
          </span>
        )}
        {target !== null && (
          <span className={css.soft}>
            {t('reading_target_text', { day: formatDay(target, language) })}
          </span>
        )}
      </span>
      <span role="cell" className={css.place}>
        {[...differingParties(job, jobs), locationDescription, objectKey]
          .filter(Boolean)
          .join(', ')}
      </span>
      <span role="cell" className={css.last[size]}>
        {last && (
          <>
            <span className={css.caption}>{t('table_last_head')}</span>{' '}
            {formatReading(last.readingValue, task.postDecimals, language)}
          </>
        )}
      </span>
      <span role="cell" className={css.entry}>
        <ValueCell
          label={t('table_field_label', {
            number: meterName(meter, t),
            rate,
            unit: sayUnit(texts, unit),
          })}
          describedBy={id}
          value={value}
          isMasked={isMasked}
          isClosed={isClosed}
          digits={task}
          tone={tone}
          wanted={wanted?.index === index ? wanted.turn : null}
          onChange={(next) => props.onChange(job, task, next)}
          onColumn={(texts) => props.onColumn(index, texts)}
          onStep={(step) => props.onStep(index, step)}
          onFocus={() => props.onFocus(index)}
        />
        <span className={css.unit}>{unit}</span>
      </span>
      <span role="cell" className={css.verdict}>
        <RowState id={id} stage={stage} jobId={job.id} places={task.postDecimals} unit={unit} />
        {ownDay && (
          <span className={css.soft}>
            {t('table_day_text', { day: formatDay(ownDay, language) })}
          </span>
        )}
      </span>
    </div>
  );
}
