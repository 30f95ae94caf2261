import type { Explanation, LikelyCause, PerDayBefore } from '@ablesbar/validation';
import { formatDay } from '../format/days';
import { formatNumber, formatReading, inUnit } from '../format/numbers';
import type { Texts } from '../texts/create-texts';
import type { TextKey } from '../texts/text-key';

/**
 * The text of each likely cause. The text for swapped tariffs also needs the name of the `rate`.
 */
export const causeText = {
  'tariffs-swapped': 'cause_tariffs_swapped',
  'comma-slipped': 'cause_comma_slipped',
  'digits-transposed': 'cause_digits_transposed',
  'rolled-over': 'cause_rolled_over',
  'meter-exchanged': 'cause_meter_exchanged',
} as const satisfies Record<LikelyCause['code'], TextKey>;

/** The title is shown if the consumption is at least this many times above or below the usual. */
const NOTABLE = 2;

export interface ExplanationWords {
  /** 'Rund 130-mal so viel wie sonst'; null if the consumption is near the usual. */
  readonly title: string | null;
  readonly lines: readonly string[];
}

/**
 * The explanation of a value: the consumption since the last reading, in total and per day, each
 * compared with the usual.
 */
export function sayExplanation(
  { t, language }: Texts,
  { consumption, usual, factor, before }: Explanation,
  { places, unit }: { readonly places: number; readonly unit: string },
): ExplanationWords | null {
  if (consumption === null) return null;
  const amount = (value: string) => inUnit(formatReading(value, places, language), unit);
  const perDay = (value: number) => inUnit(formatNumber(Number(value.toFixed(1)), language), unit);
  const since = { day: formatDay(consumption.since, language), amount: amount(consumption.amount) };
  return {
    title: titleOf(t, factor),
    lines: [
      usual === null
        ? t('cause_since_text', since)
        : t(usual.lowest === usual.highest ? 'cause_usual_same_text' : 'cause_usual_text', {
            ...since,
            lowest: formatReading(usual.lowest, places, language),
            highest: amount(usual.highest),
          }),
      ...(consumption.perDay === null || before === null
        ? []
        : [
            t(perDayText[before.when], {
              perDay: perDay(consumption.perDay),
              before: perDay(before.perDay),
            }),
          ]),
    ],
  };
}

const perDayText = {
  'year-before': 'cause_per_day_year_text',
  'last-period': 'cause_per_day_text',
} as const satisfies Record<PerDayBefore['when'], TextKey>;

function titleOf(t: Texts['t'], factor: number | null) {
  if (factor === null || (factor < NOTABLE && factor > 1 / NOTABLE)) return null;
  return factor > 1 ? t('cause_more_title', { factor: Math.round(factor) }) : t('cause_less_title');
}
