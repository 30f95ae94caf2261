import type { ReactNode } from 'react';
import {
  type Comparison,
  evaluateRate,
  type Features,
  historyWith,
  isFeedIn,
  isRateNamed,
  joinValue,
  type MeterRateTask,
  notedEntries,
  type NotesById,
  type RateEvaluation as Evaluation,
  unitOf,
  valueOfNumber,
} from '@ablesbar/domain';
import {
  amountText,
  formatDay,
  formatDayWithWeekday,
  formatReading,
  inUnit,
  sayReason,
  codeBeside,
  sayRate,
} from '@ablesbar/i18n';
import { DrumNumber, Expandable, Notice, Section, useTexts } from '@ablesbar/ui';
import { HistoryTable } from './HistoryTable';
import { haveOnePicture } from './MeterYears';
import { placesPerDay, type RateNumber } from './rate-number';
import { RateCharts } from './RateCharts';
import { RateHead } from './RateHead';
import * as css from '../evaluation.css';

export interface RateEvaluationProps {
  readonly task: MeterRateTask;
  /** All rates of the meter. */
  readonly tasks: readonly MeterRateTask[];
  readonly features: Features;
  /** The notes of the meter. */
  readonly notes: NotesById;
  readonly onChangeNote: (noteId: string) => void;
}

/** History, consumption, consumption per day and comparison of one rate. */
export function RateEvaluation(props: RateEvaluationProps) {
  const { task, tasks, features, notes, onChangeNote } = props;
  const { t } = useTexts();
  const name = sayRate(t, tasks, task);
  const evaluation = evaluateRate(task, features);
  const { state, years } = evaluation;
  const noted = notedEntries(task, features, notes);
  const history = historyWith(years, noted);
  const counted = isFeedIn(task.obis) ? 'feed-in' : 'consumption';
  const number: RateNumber = {
    counted,
    unit: unitOf(task),
    places: task.postDecimals,
    dayPlaces: placesPerDay(years),
  };
  const code = isRateNamed(tasks, task) ? codeBeside(name, task.obis) : null;
  const content = (
    <>
      {state !== 'evaluated' && <Notice tone="info" title={t(amountText[counted].states[state])} />}
      {state !== 'no-results' && <RateFacts evaluation={evaluation} number={number} />}
      {history.length > 0 && (
        <>
          <RateCharts
            years={years}
            history={history}
            noted={noted}
            number={number}
            hasYears={!haveOnePicture(tasks)}
          />
          <h3 className={css.heading}>{t('evaluation_history_title')}</h3>
          <HistoryTable years={history} number={number} onChangeNote={onChangeNote} />
        </>
      )}
    </>
  );
  if (!haveOnePicture(tasks)) {
    return (
      <Section title={name} aside={code}>
        {content}
      </Section>
    );
  }
  return (
    <Expandable summary={<RateHead name={name} code={code} number={number} of={evaluation} />}>
      {content}
    </Expandable>
  );
}

interface RateFactsProps {
  readonly evaluation: Evaluation;
  readonly number: RateNumber;
}

/**
 * The last consumption and its daily average, both compared with the period before, and the last
 * reading.
 */
function RateFacts({ evaluation: { comparison, latest }, number }: RateFactsProps) {
  const texts = useTexts();
  const { t, language } = texts;
  const { unit, places, dayPlaces } = number;
  const perDay = comparison?.last.perDay ?? null;
  const before = comparison?.previous?.perDay ?? null;
  const drums = (decimal: string, decimals: number) => (
    <DrumNumber
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
          {drums(joinValue(valueOfNumber(latest.reading.value, places)) ?? '', places)}
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
