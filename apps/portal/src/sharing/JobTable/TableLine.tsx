import type { MouseEvent } from 'react';
import type { RowComponentProps } from 'react-window';
import {
  dayOfWire,
  differingParties,
  type Job,
  type JobColumn,
  METER_TYPES,
  meterTypeOf,
} from '@ablesbar/domain';
import { formatDay, mediumText, meterName, type Texts } from '@ablesbar/i18n';
import { CheckIcon, MediumIcon, useTexts } from '@ablesbar/ui';
import { idsOf, type Selection, stateOf } from './selection';
import type { TableRow } from './table-rows';
import * as css from './JobTable.css';

export interface LineProps {
  readonly jobs: readonly Job[];
  readonly rows: readonly TableRow[];
  /** The active row, to which the keys apply. */
  readonly at: number;
  readonly selection: Selection;
  readonly groupBy: JobColumn | null;
  readonly isNarrow: boolean;
  readonly rowId: (index: number) => string;
  readonly onPoint: (index: number, event: MouseEvent) => void;
}

export function TableLine({ index, style, ...props }: RowComponentProps<LineProps>) {
  const { jobs, rows, at, selection, groupBy, isNarrow, rowId, onPoint } = props;
  const row = rows[index];
  if (row === undefined) return null;
  const state = stateOf(selection, idsOf(row));
  return (
    <div
      id={rowId(index)}
      style={{ ...style, position: undefined }}
      role="row"
      aria-rowindex={index + 1}
      aria-selected={state === 'all'}
      className={[
        row.kind === 'group' ? css.groupRow : css.row,
        state === 'all' && css.selected,
        index === at && css.active,
      ]
        .filter(Boolean)
        .join(' ')}
      onClick={(event) => onPoint(index, event)}
    >
      {row.kind === 'group' ? (
        <GroupHead group={row} selection={selection} groupBy={groupBy} />
      ) : isNarrow ? (
        <Ticket job={row.job} jobs={jobs} state={state} />
      ) : (
        <Cells job={row.job} jobs={jobs} state={state} />
      )}
    </div>
  );
}

interface JobProps {
  readonly job: Job;
  readonly jobs: readonly Job[];
  readonly state: 'all' | 'some' | 'none';
}

function Cells({ job, jobs, state }: JobProps) {
  const { t, language } = useTexts();
  const words = wordsOf(job, jobs);
  const meterType = meterTypeOf(job);
  return (
    <div className={css.cells} role="presentation">
      <span role="gridcell" className={css.cell}>
        <CheckMark state={state} />
      </span>
      <span role="gridcell" className={css.number}>
        {meterName(job.meter, t)}
      </span>
      <span role="gridcell" className={css.cell}>
        <MediumIcon meterType={meterType} />
        {t(mediumText[meterType])}
      </span>
      <span role="gridcell" className={css.text}>
        {words.address}
      </span>
      <span role="gridcell" className={css.lines}>
        <span className={css.text}>{words.place}</span>
        {words.parties !== '' && <span className={css.soft}>{words.parties}</span>}
      </span>
      <span role="gridcell" className={css.cell}>
        {sayDeadline(job, language)}
      </span>
      <span role="gridcell" className={css.cell}>
        {t(stateText(job))}
      </span>
    </div>
  );
}

/** A row on a phone: the meter on the left, its progress on the right. */
function Ticket({ job, jobs, state }: JobProps) {
  const { t, language } = useTexts();
  const words = wordsOf(job, jobs);
  return (
    <div className={css.ticket} role="gridcell">
      <CheckMark state={state} />
      <span className={css.lines}>
        <span className={css.number}>{meterName(job.meter, t)}</span>
        <span className={css.soft}>{words.address}</span>
        <span className={css.soft}>
          {[t(mediumText[meterTypeOf(job)]), words.parties, words.place].filter(Boolean).join(', ')}
        </span>
      </span>
      <span className={css.right}>
        <span>{t(stateText(job))}</span>
        <span className={css.soft}>{sayDeadline(job, language)}</span>
      </span>
    </div>
  );
}

function wordsOf(job: Job, jobs: readonly Job[]) {
  const { street, houseNumber, city, objectKey, locationDescription } = job.meter.meterAddress;
  const filled = (parts: readonly (string | null)[]) => parts.filter(Boolean);
  return {
    address: filled([filled([street, houseNumber]).join(' '), city]).join(', '),
    place: filled([objectKey, locationDescription]).join(', '),
    parties: differingParties(job, jobs).join(', '),
  };
}

/** Who collects readings must not take a meter for read that nobody could read. */
function stateText({ done, notReadable }: Job) {
  if (notReadable !== null) return 'management_state_unread';
  return done ? 'jobs_group_done' : 'jobs_group_open';
}

interface GroupHeadProps {
  readonly group: Extract<TableRow, { kind: 'group' }>;
  readonly selection: Selection;
  readonly groupBy: JobColumn | null;
}

export function GroupHead({ group, selection, groupBy }: GroupHeadProps) {
  const texts = useTexts();
  return (
    <div className={css.group} role="gridcell">
      <CheckMark state={stateOf(selection, idsOf(group))} />
      <span className={css.groupWords}>
        <span className={css.groupName}>{sayGroup(texts, groupBy, group.value)}</span>
        <span className={css.groupCount}>
          {texts.t('management_share_meters', { count: group.jobs.length })}
        </span>
      </span>
    </div>
  );
}

/** Only visual: the row itself tells screen readers whether it is selected. */
function CheckMark({ state }: { state: 'all' | 'some' | 'none' }) {
  return (
    <span className={css.check[state]} aria-hidden="true">
      {state === 'all' && <CheckIcon size={16} />}
    </span>
  );
}

/** The title of a group; its value may be a code or a day. */
function sayGroup({ t, language }: Texts, groupBy: JobColumn | null, value: string | null): string {
  if (value === null) return t('management_table_unknown');
  switch (groupBy) {
    case 'meterType': {
      const meterType = METER_TYPES.find((known) => known === value);
      return meterType ? t(mediumText[meterType]) : value;
    }
    case 'state':
      return t(value === 'done' ? 'jobs_group_done' : 'jobs_group_open');
    case 'deadline': {
      const day = dayOfWire(value);
      return day === null ? value : formatDay(day, language);
    }
    default:
      return value;
  }
}

function sayDeadline({ jobConstraints }: Job, language: string): string {
  const day = dayOfWire(jobConstraints.latestExecution);
  return day === null ? '' : formatDay(day, language);
}
