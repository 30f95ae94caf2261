import { Fragment } from 'react';
import type { EvaluationEntry, EvaluationYear } from '@ablesbar/domain';
import { formatDay, formatReading, notConsumedText, sayReason } from '@ablesbar/i18n';
import { useTexts } from '@ablesbar/ui';
import type { RateNumber } from '../rate-number';
import * as css from './HistoryTable.css';

export interface HistoryTableProps {
  readonly years: readonly EvaluationYear[];
  readonly number: RateNumber;
}

/** Every reading, the newest first, under the sum of its year; also what the pictures show, in numbers. */
export function HistoryTable({ years, number }: HistoryTableProps) {
  const { t } = useTexts();
  const inUnit = (what: string) => `${what} ${number.unit}`.trim();
  return (
    // A folded table is none to assistive technology; its roles say what it still is.
    <table className={css.table} role="table">
      <thead className={css.head}>
        <tr>
          <th scope="col">{t('evaluation_column_day')}</th>
          <th scope="col">{t('evaluation_column_reason')}</th>
          <th scope="col" className={css.number}>
            {inUnit(t('evaluation_column_value'))}
          </th>
          <th scope="col" className={css.number}>
            {inUnit(t('evaluation_column_amount'))}
          </th>
          <th scope="col" className={css.number}>
            {t('evaluation_column_per_day')}
          </th>
        </tr>
      </thead>
      <tbody>
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
    <tr className={css.year}>
      <th scope="rowgroup" colSpan={3}>
        {year.year}
        {entries.length === 0 && (
          <span className={css.mark}>{t('evaluation_year_unread_text')}</span>
        )}
      </th>
      <td className={css.number}>
        {amount !== null && formatReading(amount, number.places, language)}
      </td>
      <td
        className={`${css.number} ${css.second} ${perDay === null ? '' : css.named}`}
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
  const { reading, interval } = entry;
  const consumed = interval.kind === 'consumed' ? interval : null;
  const perDay = consumed?.perDay ?? null;
  return (
    <tr className={css.row}>
      <th scope="row">{formatDay(reading.day, language)}</th>
      <td className={css.soft}>{sayReason(texts, reading)}</td>
      <td className={css.number}>{formatReading(reading.value, number.places, language)}</td>
      {consumed ? (
        <td
          className={`${css.number} ${css.second} ${css.named}`}
          data-label={t('evaluation_column_amount')}
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
        <td className={css.mark}>
          {interval.kind !== 'consumed' && t(notConsumedText[interval.kind])}
        </td>
      )}
      <td
        className={`${css.number} ${css.second} ${perDay === null ? '' : css.named}`}
        data-label={t('evaluation_column_per_day')}
      >
        {perDay !== null && formatReading(perDay, number.dayPlaces, language)}
      </td>
    </tr>
  );
}
