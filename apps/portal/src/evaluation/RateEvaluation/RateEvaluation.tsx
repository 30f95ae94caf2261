import {
  evaluateRate,
  type Features,
  isFeedIn,
  type MeterRateTask,
  type MeterType,
  unitOf,
} from '@ablesbar/domain';
import { amountText } from '@ablesbar/i18n';
import { Notice, Section, useTexts } from '@ablesbar/ui';
import { HistoryTable } from '../HistoryTable/HistoryTable';
import { placesPerDay } from '../places-per-day';
import type { RateNumber } from '../rate-number';
import { RateCharts } from '../RateCharts/RateCharts';
import { RateFacts } from './RateFacts';
import * as css from './RateEvaluation.css';

export interface RateEvaluationProps {
  readonly task: MeterRateTask;
  readonly meterType: MeterType;
  readonly features: Features;
}

/** History, consumption, consumption per day and comparison of one rate. */
export function RateEvaluation({ task, meterType, features }: RateEvaluationProps) {
  const { t } = useTexts();
  const evaluation = evaluateRate(task, features);
  const { state, years } = evaluation;
  const counted = isFeedIn(task.obis) ? 'feed-in' : 'consumption';
  const number: RateNumber = {
    counted,
    unit: unitOf(task, meterType),
    places: task.postDecimals,
    dayPlaces: placesPerDay(years),
  };
  return (
    <Section
      title={task.rateName ?? t('reading_rate_unnamed', { obis: task.obis ?? '' })}
      aside={task.obis}
    >
      {state !== 'evaluated' && <Notice tone="info" title={t(amountText[counted].states[state])} />}
      {state !== 'no-results' && (
        <>
          <RateFacts evaluation={evaluation} number={number} />
          <RateCharts years={years} number={number} />
          <h3 className={css.heading}>{t('evaluation_history_title')}</h3>
          <HistoryTable years={years} number={number} />
        </>
      )}
    </Section>
  );
}
