import type { Explanation } from '@ablesbar/validation';
import { formatDay } from '../format/days';
import { formatNumber, formatReading } from '../format/numbers';
import type { Texts } from '../texts/create-texts';

/** From here on the difference to the usual is the news, and below it is not worth a title. */
const NOTABLE = 2;

export interface ExplanationWords {
  readonly title: string;
  readonly text: string;
}

/** 'Rund 130-mal so viel wie sonst', and the numbers behind it; null where nothing is unusual. */
export function sayExplanation(
  texts: Texts,
  { consumption, usual, factor }: Explanation,
  { places, unit }: { readonly places: number; readonly unit: string },
): ExplanationWords | null {
  if (consumption === null || usual === null || factor === null) return null;
  if (factor < NOTABLE && factor > 1 / NOTABLE) return null;
  const { t, language } = texts;
  const amount = (value: string) => `${formatReading(value, places, language)}\u00a0${unit}`.trim();
  return {
    title:
      factor > 1
        ? t('cause_more_title', { factor: formatNumber(Math.round(factor), language) })
        : t('cause_less_title'),
    text: t('cause_usual_text', {
      day: formatDay(consumption.since, language),
      amount: amount(consumption.amount),
      lowest: formatReading(usual.lowest, places, language),
      highest: amount(usual.highest),
    }),
  };
}
