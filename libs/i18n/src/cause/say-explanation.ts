import type { Explanation, LikelyCause, PerDayBefore } from '@ablesbar/validation';
import { formatDay } from '../format/days';
import { numberOf } from '@ablesbar/domain';
import { formatReading, formatRounded, formatShort, inUnit } from '../format/numbers';
import type { Texts } from '../texts/create-texts';
import type { TextValues } from '../texts/filled';
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
  /** 'Rund 21-mal so viel wie sonst: 627 statt etwa 30 m³.'; null if the consumption is near the usual. */
  readonly title: string | null;
  /** The same two numbers without a judgement; null if the usual consumption is not known. */
  readonly instead: string | null;
  /** The exact numbers. */
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
  const perDay = (value: number) => inUnit(formatShort(value, language), unit);
  const since = { day: formatDay(consumption.since, language), amount: amount(consumption.amount) };
  const said = usual && {
    amount: formatRounded(numberOf(consumption.amount), 3, language),
    usual: inUnit(
      formatRounded((numberOf(usual.lowest) + numberOf(usual.highest)) / 2, 2, language),
      unit,
    ),
  };
  return {
    title: said && titleOf(t, factor, { ...said, factor: formatRounded(factor ?? 0, 2, language) }),
    instead: said && t('cause_instead_text', { ...said, day: since.day }),
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

function titleOf(t: Texts['t'], factor: number | null, said: TextValues) {
  if (factor === null || (factor < NOTABLE && factor > 1 / NOTABLE)) return null;
  return t(factor > 1 ? 'cause_more_title' : 'cause_less_title', said);
}
