import { Fragment } from 'react';
import type { EvaluationEntry, EvaluationYear } from '@ablesbar/domain';
import { amountText, formatDay, formatReading, sayReason } from '@ablesbar/i18n';
import { useTexts } from '@ablesbar/ui';
import type { RateNumber } from './rate-number';
import * as css from './HistoryTable.css';

export interface HistoryTableProps {
  readonly years: readonly EvaluationYear[];
  readonly number: RateNumber;
}

/**
 * All readings, newest first, each year below its sum. The table also gives the charts' content in
 * numbers.
 */
export function HistoryTable({ years, number }: HistoryTableProps) {
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
              <EntryRow key={n} entry={entry} number={number} />
            ))}
          </Fragment>
        ))}
      </tbody>
    </table>
  );
}

function YearRow({ year, number }: { year: EvaluationYear; number: RateNumber }) {
  const { t, language } = useTexts();
  const { amount, perDay, entries } = year;
  return (
    <tr role="row" className={css.year}>
      <th scope="rowgroup" role="rowheader" colSpan={3}>
        {year.year}
        {entries.length === 0 && (
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

function EntryRow({ entry, number }: { entry: EvaluationEntry; number: RateNumber }) {
  const texts = useTexts();
  const { t, language } = texts;
  const words = amountText[number.counted];
  const { reading, interval } = entry;
  const consumed = interval.kind === 'consumed' ? interval : null;
  const perDay = consumed?.perDay ?? null;
  return (
    <tr role="row" className={css.row}>
      <th scope="row" role="rowheader">
        {formatDay(reading.day, language)}
      </th>
      <td role="cell" className={css.left}>
        {sayReason(texts, reading)}
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
