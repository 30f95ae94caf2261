import { useMemo, useState, useSyncExternalStore } from 'react';
import { List, type RowComponentProps } from 'react-window';
import { joinValue, type SheetMatch, unitOf } from '@ablesbar/domain';
import { formatDay, formatReading, sayProblem, type Texts } from '@ablesbar/i18n';
import { Button, Checkbox, Dialog, StateLine, useTexts } from '@ablesbar/ui';
import type { RateVerdict } from '@ablesbar/validation';
import { usePortal } from '../../base/portal';
import { useAppSelector } from '../../base/store';
import { useToday } from '../../base/use-today';
import { useWorkplace } from '../../base/workplace';
import { type FilledDraft, selectDrafts } from '../../reading';
import { createAssess } from '../TableEntry/assessments';
import type { ClosedJobs, ClosedStage } from '../TableEntry/use-closed';
import { importPreview, type ImportedRow, needsCheck } from './import-preview';
import * as css from './SheetImport.css';

const ROW_HEIGHT = 104;
const NO_PHOTOS = {};

export interface ImportDialogProps {
  readonly file: string;
  readonly matches: readonly SheetMatch[];
  readonly closed: ClosedJobs;
  readonly onAccept: (drafts: readonly FilledDraft[]) => void;
  readonly onClose: () => void;
}

/** A preview of the sheet, row by row, before any value is taken over. */
export function ImportDialog({ file, matches, closed, onAccept, onClose }: ImportDialogProps) {
  const { t } = useTexts();
  const { config } = usePortal().application;
  const today = useToday();
  const drafts = useAppSelector(selectDrafts);
  const { draftPhotos } = useWorkplace();
  // A photo changes the assessment of its value. Those of an earlier page arrive after the drafts.
  const photos = useSyncExternalStore(draftPhotos.subscribe, draftPhotos.all);
  const result = useMemo(() => {
    const assess = createAssess(config, today, (jobId) => photos[jobId] ?? NO_PHOTOS);
    return importPreview(matches, drafts, { assess, today, closed });
  }, [matches, drafts, closed, config, today, photos]);
  const odd = useMemo(() => result.rows.filter(needsCheck), [result]);
  const [isOddOnly, setOddOnly] = useState(odd.length > 0);
  const rows = isOddOnly ? odd : result.rows;
  const { values, replaced } = result;
  return (
    <Dialog
      open
      width="wide"
      title={t('table_import_title', { file })}
      closeLabel={t('frame_close_action')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('management_cancel_action')}</Button>
          <Button variant="primary" disabled={values === 0} onClick={() => onAccept(result.drafts)}>
            {values === 0
              ? t('table_import_accept_none')
              : t('table_import_accept', { count: values })}
          </Button>
        </>
      }
    >
      <div className={css.inside}>
        <p className={css.strong}>
          {values === 0 ? t('table_import_nothing') : t('table_import_values', { count: values })}
          {odd.length > 0 &&
            `${values === 0 ? ' ' : ', '}${t('table_import_odd', { count: odd.length })}`}
        </p>
        {replaced > 0 && <p>{t('table_import_replaced', { count: replaced })}</p>}
        <p className={css.soft}>{t('table_import_hint')}</p>
        {odd.length > 0 && (
          <Checkbox label={t('table_import_only_odd')} checked={isOddOnly} onChange={setOddOnly} />
        )}
        <List
          role="list"
          tabIndex={0}
          aria-label={t('table_import_rows')}
          className={css.list}
          rowComponent={ImportLine}
          rowCount={rows.length}
          rowHeight={ROW_HEIGHT}
          overscanCount={10}
          rowProps={{ rows }}
        />
      </div>
    </Dialog>
  );
}

function ImportLine({
  index,
  style,
  ariaAttributes,
  rows,
}: RowComponentProps<{ readonly rows: readonly ImportedRow[] }>) {
  const texts = useTexts();
  const row = rows[index];
  if (row === undefined) return null;
  const { match, verdict } = row;
  const { line, cells } = match.row;
  return (
    <div style={style} {...ariaAttributes} className={css.row}>
      <div className={css.what}>
        <span className={css.number}>{cells.meterNumber}</span>
        <span className={css.soft}>
          {[texts.t('table_import_line', { line: sayLine(line) }), cells.rateName]
            .filter(Boolean)
            .join(', ')}
        </span>
      </div>
      <span className={css.value}>{sayValue(texts, match)}</span>
      <div className={css.state}>
        {match.kind === 'empty' ? (
          <p className={css.none}>{sayRow(texts, row)}</p>
        ) : (
          <StateLine
            state={needsCheck(row) ? 'warning' : 'done'}
            title={verdict === null ? sayRow(texts, row) : sayVerdict(texts, match, verdict)}
          />
        )}
      </div>
    </div>
  );
}

/** A number would get a thousands separator, but Excel shows none in its row numbers (D93). */
const sayLine = (line: number) => String(line);

function sayValue({ language }: Texts, match: SheetMatch) {
  const { currentReadingValue, currentReadingDate } = match.row.cells;
  if (match.kind === 'day-unreadable') return `${currentReadingValue}, ${currentReadingDate}`;
  if (match.kind !== 'value') return currentReadingValue;
  const { value, task, day } = match;
  const read = formatReading(
    joinValue(value) ?? '',
    Math.max(task.postDecimals, value.decimals.length),
    language,
  );
  return day === null ? read : `${read}, ${formatDay(day, language)}`;
}

function sayVerdict(texts: Texts, match: SheetMatch, verdict: RateVerdict): string {
  switch (verdict.kind) {
    case 'empty':
      return texts.t('table_import_empty');
    case 'noted':
      return texts.t('table_noted');
    case 'fits':
      return texts.t('table_fits');
    case 'not-now':
      return texts.t(verdict.reason === 'date-outside' ? 'table_date_outside' : 'table_closed');
    default:
      return match.kind === 'value'
        ? sayProblem(texts, verdict.problem, match.task.postDecimals, unitOf(match.task))
        : sayProblem(texts, verdict.problem, 0);
  }
}

/** A row of which nothing is taken over. */
function sayRow({ t }: Texts, { match, stage }: ImportedRow): string {
  if (stage !== undefined) return t(stageText[stage]);
  switch (match.kind) {
    case 'meter-changed':
      return t('table_import_changed', { number: match.meterNumber });
    case 'repeated':
      return t('table_import_repeated', { line: sayLine(match.line) });
    default:
      return t(matchText[match.kind]);
  }
}

const stageText = {
  sending: 'table_import_sending',
  queued: 'table_import_queued',
} as const satisfies Record<ClosedStage, string>;

const matchText = {
  value: 'table_fits',
  empty: 'table_import_empty',
  unchanged: 'table_import_unchanged',
  unknown: 'table_import_unknown',
  'rate-unknown': 'table_import_rate_unknown',
  ambiguous: 'table_import_ambiguous',
  'value-unreadable': 'table_import_value_unreadable',
  'day-unreadable': 'table_import_day_unreadable',
  'days-differ': 'table_import_days_differ',
} as const satisfies Record<Exclude<SheetMatch['kind'], 'meter-changed' | 'repeated'>, string>;
