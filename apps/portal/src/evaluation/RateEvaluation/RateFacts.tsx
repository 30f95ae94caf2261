import type { ReactNode } from 'react';
import { type Comparison, decimalOf, type RateEvaluation } from '@ablesbar/domain';
import {
  amountText,
  formatDay,
  formatDayWithWeekday,
  formatReading,
  inUnit,
  sayReason,
} from '@ablesbar/i18n';
import { Count, useTexts } from '@ablesbar/ui';
import type { RateNumber } from '../rate-number';
import * as css from './RateEvaluation.css';

export interface RateFactsProps {
  readonly evaluation: RateEvaluation;
  readonly number: RateNumber;
}

/**
 * The last consumption and its daily average, both compared with the period before, and the last
 * reading.
 */
export function RateFacts({ evaluation: { comparison, latest }, number }: RateFactsProps) {
  const texts = useTexts();
  const { t, language } = texts;
  const { unit, places, dayPlaces } = number;
  const perDay = comparison?.last.perDay ?? null;
  const before = comparison?.previous?.perDay ?? null;
  const drums = (decimal: string, decimals: number) => (
    <Count
      decimal={decimal}
      unit={unit}
      label={inUnit(formatReading(decimal, decimals, language), unit)}
    />
  );
  return (
    <dl className={css.facts}>
      {comparison && (
        <Fact
          label={t(amountText[number.counted].since, {
            day: formatDay(comparison.last.since, language),
          })}
          said={<Difference comparison={comparison} places={places} />}
        >
          {drums(comparison.last.amount, places)}
        </Fact>
      )}
      {perDay !== null && (
        <Fact
          label={t('evaluation_per_day_label')}
          said={
            before !== null &&
            t('evaluation_before_text', { amount: formatReading(before, dayPlaces, language) })
          }
        >
          {drums(perDay.toFixed(dayPlaces), dayPlaces)}
        </Fact>
      )}
      {latest && (
        <Fact
          label={t('evaluation_last_label')}
          said={t('evaluation_last_text', {
            day: formatDayWithWeekday(latest.reading.day, language),
            reason: sayReason(texts, latest.reading),
          })}
        >
          {drums(decimalOf(latest.reading.value), places)}
        </Fact>
      )}
    </dl>
  );
}

interface FactProps {
  readonly label: string;
  readonly children: ReactNode;
  readonly said: ReactNode;
}

function Fact({ label, children, said }: FactProps) {
  return (
    <div className={css.fact}>
      <dt className={css.label}>{label}</dt>
      <dd>
        {children}
        <span className={css.said}>{said}</span>
      </dd>
    </div>
  );
}

function Difference({ comparison, places }: { comparison: Comparison; places: number }) {
  const { t, language } = useTexts();
  const { difference } = comparison;
  if (difference === null) return null;
  const isLess = difference.startsWith('-');
  const amount = formatReading(difference.replace('-', ''), places, language);
  if (Number(difference) === 0) return t('evaluation_same_text');
  return isLess ? t('evaluation_less_text', { amount }) : t('evaluation_more_text', { amount });
}
