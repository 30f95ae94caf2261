import {
  evaluateRate,
  type Features,
  isFeedIn,
  type MeterRateTask,
  unitOf,
} from '@ablesbar/domain';
import { amountText, formatReading, sayRate } from '@ablesbar/i18n';
import { Section, useTexts } from '@ablesbar/ui';
import { BarChart, barSign, ChartKey } from '@ablesbar/ui/chart';
import { pairedBars } from './chart-data';
import { placesPerYear } from './rate-number';

export interface MeterYearsProps {
  readonly tasks: readonly MeterRateTask[];
  readonly features: Features;
}

/** Two rates that count the same stand side by side in one picture: one solid, one hatched. */
export function MeterYears({ tasks, features }: MeterYearsProps) {
  const { t, language } = useTexts();
  const [first, second] = tasks;
  if (!haveOnePicture(tasks) || first === undefined || second === undefined) return null;
  const bars = pairedBars(
    evaluateRate(first, features).years,
    evaluateRate(second, features).years,
  );
  const [from, to] = [bars[0], bars.at(-1)];
  if (from === undefined || to === undefined) return null;
  const words = amountText[isFeedIn(first.obis) ? 'feed-in' : 'consumption'].years;
  const unit = unitOf(first);
  const places = placesPerYear(bars, Math.max(first.postDecimals, second.postDecimals));
  const title = t(words.title);
  return (
    <Section title={unit === '' ? title : t('evaluation_in_unit', { what: title, unit })}>
      <ChartKey
        entries={[
          { sign: barSign(bars), label: sayRate(t, tasks, first) },
          { sign: 'before', label: sayRate(t, tasks, second) },
          ...(bars.some((bar) => bar.isEstimated || bar.isBeforeEstimated)
            ? [{ sign: 'estimated', label: t('evaluation_estimated_mark') } as const]
            : []),
          ...(bars.some(({ isNewMeter }) => isNewMeter)
            ? [{ sign: 'change', label: t('evaluation_reason_meter_change') } as const]
            : []),
        ]}
      />
      <BarChart
        label={t(words.picture, { from: from.label, to: to.label })}
        bars={bars}
        format={(value) => formatReading(value, places, language)}
        places={places}
      />
    </Section>
  );
}

export function haveOnePicture(tasks: readonly MeterRateTask[]): boolean {
  const [first, second, ...others] = tasks;
  return (
    first !== undefined &&
    second !== undefined &&
    others.length === 0 &&
    unitOf(first) === unitOf(second) &&
    isFeedIn(first.obis) === isFeedIn(second.obis)
  );
}
