import { Fragment } from 'react';
import type { HistoryYear } from '@ablesbar/domain';
import { amountText, formatDay, formatReading, sayReason } from '@ablesbar/i18n';
import { Button, useTexts } from '@ablesbar/ui';
import type { RateNumber } from './rate-number';
import * as css from './HistoryTable.css';

export interface HistoryTableProps {
  readonly years: readonly HistoryYear[];
  readonly number: RateNumber;
  readonly onChangeNote: (noteId: string) => void;
}

/**
 * All readings, newest first, each year below its sum. The table also gives the charts' content in
 * numbers.
 */
export function HistoryTable({ years, number, onChangeNote }: HistoryTableProps) {
  const { t } = useTexts();
  const inUnit = (what: string) => `${what} ${number.unit}`.trim();
  return (
    // With `display: block` a browser no longer exposes a table, so the roles are stated
    // explicitly.
    <table className={css.table} role="table">
      <thead className={css.head} role="rowgroup">
        <tr role="row">
          <th scope="col" role="columnheader">
            {t('evaluation_column_day')}
          </th>
          <th scope="col" role="columnheader">
            {t('evaluation_column_reason')}
          </th>
          <th scope="col" role="columnheader" className={css.number}>
            {inUnit(t('evaluation_column_value'))}
          </th>
          <th scope="col" role="columnheader" className={css.number}>
            {inUnit(t(amountText[number.counted].column))}
          </th>
          <th scope="col" role="columnheader" className={css.number}>
            {t('evaluation_column_per_day')}
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {years.map((year) => (
          <Fragment key={year.year}>
            <YearRow year={year} number={number} />
            {year.entries.map((entry, n) => (
              <EntryRow key={n} entry={entry} number={number} onChangeNote={onChangeNote} />
            ))}
          </Fragment>
        ))}
      </tbody>
    </table>
  );
}

function YearRow({ year, number }: { year: HistoryYear; number: RateNumber }) {
  const { t, language } = useTexts();
  const { amount, perDay, entries } = year;
  return (
    <tr role="row" className={css.year}>
      <th scope="rowgroup" role="rowheader" colSpan={3}>
        {year.year}
        {entries.every(({ noteId }) => noteId !== null) && (
          <span className={css.mark}>{t('evaluation_year_unread_text')}</span>
        )}
      </th>
      <td role="cell" className={`${css.number} ${css.topRight}`}>
        {amount !== null && formatReading(amount, number.places, language)}
      </td>
      <td
        role="cell"
        className={`${css.number} ${css.right} ${perDay === null ? '' : css.named}`}
        data-label={t('evaluation_column_per_day')}
      >
        {perDay !== null && formatReading(perDay, number.dayPlaces, language)}
      </td>
    </tr>
  );
}

interface EntryRowProps extends Pick<HistoryTableProps, 'number' | 'onChangeNote'> {
  readonly entry: HistoryYear['entries'][number];
}

function EntryRow({ entry, number, onChangeNote }: EntryRowProps) {
  const texts = useTexts();
  const { t, language } = texts;
  const words = amountText[number.counted];
  const { reading, interval, noteId } = entry;
  const consumed = interval.kind === 'consumed' ? interval : null;
  const perDay = consumed?.perDay ?? null;
  return (
    <tr role="row" className={css.row}>
      <th scope="row" role="rowheader">
        {formatDay(reading.day, language)}
      </th>
      <td role="cell" className={css.left}>
        {sayReason(texts, reading)}
        {noteId !== null && (
          <div className={css.change}>
            <Button
              variant="plain"
              size="small"
              aria-label={t('note_edit_label', { day: formatDay(reading.day, language) })}
              onClick={() => onChangeNote(noteId)}
            >
              {t('note_edit_action')}
            </Button>
          </div>
        )}
      </td>
      <td role="cell" className={`${css.number} ${css.topRight}`}>
        {formatReading(reading.value, number.places, language)}
      </td>
      {consumed ? (
        <td
          role="cell"
          className={`${css.number} ${css.right} ${css.named}`}
          data-label={t(words.column)}
        >
          {formatReading(consumed.amount, number.places, language)}
          {consumed.isEstimated && (
            <span className={css.mark}>{t('evaluation_estimated_mark')}</span>
          )}
          {consumed.isRolledOver && (
            <span className={css.mark}>{t('evaluation_rolled_over_mark')}</span>
          )}
        </td>
      ) : (
        <td role="cell" className={`${css.number} ${css.right}`}>
          <span className={css.mark}>
            {interval.kind !== 'consumed' && t(words.none[interval.kind])}
          </span>
        </td>
      )}
      <td
        role="cell"
        className={`${css.number} ${css.right} ${perDay === null ? '' : css.named}`}
        data-label={t('evaluation_column_per_day')}
      >
        {perDay !== null && formatReading(perDay, number.dayPlaces, language)}
      </td>
    </tr>
  );
}
