import type { EvaluationYear, HistoryYear, NotedEntry } from '@ablesbar/domain';
import { amountText, formatDay, formatReading } from '@ablesbar/i18n';
import { useTexts } from '@ablesbar/ui';
import { BarChart, barSign, ChartKey, type ChartKeyEntry, StepChart } from '@ablesbar/ui/chart';
import { yearBars, daySteps } from './chart-data';
import { placesPerYear, type RateNumber } from './rate-number';
import * as css from '../evaluation.css';

export interface RateChartsProps {
  readonly years: readonly EvaluationYear[];
  /** The years with the notes among the readings. */
  readonly history: readonly HistoryYear[];
  readonly noted: readonly NotedEntry[];
  readonly number: RateNumber;
  /** False if a picture above shows the years of both rates. */
  readonly hasYears: boolean;
}

/** Consumption by year, and per day between readings. The table below contains the same numbers. */
export function RateCharts({ years, history, noted, number, hasYears }: RateChartsProps) {
  return (
    <div className={css.charts}>
      {hasYears && <YearChart years={years} number={number} />}
      <DayChart years={years} history={history} noted={noted} number={number} />
    </div>
  );
}

function YearChart({ years, number }: Pick<RateChartsProps, 'years' | 'number'>) {
  const { t, language } = useTexts();
  const inUnit = useInUnit(number);
  const words = amountText[number.counted].years;
  const bars = yearBars(years);
  const [first, last] = [bars[0], bars.at(-1)];
  if (first === undefined || last === undefined) return null;
  const places = placesPerYear(bars, number.places);
  const key = [
    { sign: barSign(bars), label: t('evaluation_key_year'), isShown: true },
    {
      sign: 'before',
      label: t('evaluation_key_before'),
      isShown: bars.some(({ before }) => before !== null),
    },
    {
      sign: 'estimated',
      label: t('evaluation_estimated_mark'),
      isShown: bars.some(({ isEstimated }) => isEstimated),
    },
    {
      sign: 'change',
      label: t('evaluation_reason_meter_change'),
      isShown: bars.some(({ isNewMeter }) => isNewMeter),
    },
  ] as const;
  return (
    <div className={css.chart}>
      <h3 className={css.heading}>{inUnit(t(words.title))}</h3>
      <ChartKey entries={shown(key)} />
      <BarChart
        label={t(words.picture, { from: first.label, to: last.label })}
        bars={bars}
        format={(value) => formatReading(value, places, language)}
        places={places}
      />
    </div>
  );
}

function DayChart({ years, history, noted, number }: Omit<RateChartsProps, 'hasYears'>) {
  const { t, language } = useTexts();
  const inUnit = useInUnit(number);
  const words = amountText[number.counted].days;
  const days = daySteps(years, noted);
  const readings = history.flatMap(({ entries }) => entries).map(({ reading }) => reading.day);
  const [last, first] = [readings[0], readings.at(-1)];
  if (days === null || first === undefined || last === undefined) return null;
  const key = [
    {
      sign: 'dashed',
      label: t('evaluation_estimated_mark'),
      isShown: days.steps.some(({ isEstimated }) => isEstimated),
    },
    {
      sign: 'change',
      label: t('evaluation_reason_meter_change'),
      isShown: days.changes.length > 0,
    },
    { sign: 'noted', label: t('note_key'), isShown: days.notes.length > 0 },
  ] as const;
  return (
    <div className={css.chart}>
      <h3 className={css.heading}>{inUnit(t(words.title))}</h3>
      <ChartKey entries={shown(key)} />
      <StepChart
        label={t(words.picture, {
          from: formatDay(first, language),
          to: formatDay(last, language),
        })}
        steps={days.steps}
        notes={days.notes}
        ticks={days.ticks.map(({ at, day }) => ({ at, label: day.slice(0, 4) }))}
        changes={days.changes}
        format={(value) => formatReading(value, number.dayPlaces, language)}
        places={number.dayPlaces}
      />
    </div>
  );
}

function useInUnit({ unit }: RateNumber) {
  const { t } = useTexts();
  return (what: string) => (unit === '' ? what : t('evaluation_in_unit', { what, unit }));
}

/** Explains only the symbols that occur in the chart. */
function shown(key: readonly (ChartKeyEntry & { readonly isShown: boolean })[]) {
  return key.filter(({ isShown }) => isShown);
}
