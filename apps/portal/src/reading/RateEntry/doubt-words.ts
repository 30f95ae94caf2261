import { asOnTheMeter, differingCells, numberOf, type CalendarDay } from '@ablesbar/domain';
import { causeText, formatReading, inUnit, sayExplanation, type Texts } from '@ablesbar/i18n';
import type { VerdictWords } from '@ablesbar/ui';
import {
  type EnteredRate,
  explainValue,
  type Explanation,
  likelyCause,
  type ReadingSettings,
} from '@ablesbar/validation';

/** One entered rate, with everything that its assessment needs. */
export interface JudgedRate extends EnteredRate {
  readonly day: CalendarDay;
  readonly unit: string;
  readonly settings: ReadingSettings;
  /** The meter's other rates that have a value. */
  readonly others: readonly EnteredRate[];
  readonly rateName: (taskId: string) => string;
}

export interface ConsumptionWords {
  readonly title: string | null;
  readonly instead: string | null;
  readonly lines: readonly string[];
  readonly shown: Pick<VerdictWords, 'picture'>;
}

/** The consumption that follows from the value, compared with the usual consumption. */
export function consumptionWords(texts: Texts, rate: JudgedRate): ConsumptionWords {
  const { task, unit } = rate;
  const explanation = explainValue(rate);
  const said = sayExplanation(texts, explanation, { places: task.postDecimals, unit });
  const picture = pictureOf(texts, rate, explanation);
  return {
    title: said?.title ?? null,
    instead: said?.instead ?? null,
    lines: said?.lines ?? [],
    shown: picture ? { picture } : {},
  };
}

export interface CauseWords {
  readonly reasons: readonly string[];
  readonly offered: Pick<VerdictWords, 'suggestion'>;
}

/** The likely cause of a doubted or refused value, and a question about the value that was probably meant. */
export function causeWords({ t, language }: Texts, rate: JudgedRate): CauseWords {
  const cause = likelyCause(rate, rate.others, rate);
  if (cause === null) return { reasons: [], offered: {} };
  const other = cause.code === 'tariffs-swapped' ? rate.rateName(cause.taskId) : '';
  const reasons = [t(causeText[cause.code], { rate: other })];
  const meant = 'suggestion' in cause ? cause.suggestion : null;
  if (meant === null) return { reasons, offered: {} };
  const { task, value } = rate;
  const shown = asOnTheMeter(meant, task.preDecimals);
  // As it stands on the meter, so that the two can be compared digit by digit.
  const digits = [shown.integer, shown.decimals]
    .filter(Boolean)
    .join(language === 'en' ? '.' : ',');
  const question = t('cause_ask_title', { value: digits });
  const marked = differingCells(meant, value, task.preDecimals);
  return { reasons, offered: { suggestion: { question, value: shown, marked } } };
}

function pictureOf(
  { t, language }: Texts,
  { task, unit, day }: JudgedRate,
  { consumption, usual, periods }: Explanation,
): VerdictWords['picture'] | null {
  if (consumption === null || usual === null) return null;
  const places = task.postDecimals;
  const said = formatReading(consumption.amount, places, language);
  const years = periods.map(({ until }) => until.slice(0, 4));
  // If two periods end in the same year, their labels also show the month.
  const labelOf = (until: CalendarDay) =>
    new Set(years).size === years.length
      ? until.slice(0, 4)
      : `${until.slice(5, 7)}/${until.slice(2, 4)}`;
  return {
    label: t(usual.lowest === usual.highest ? 'cause_picture_same_label' : 'cause_picture_label', {
      lowest: formatReading(usual.lowest, places, language),
      highest: inUnit(formatReading(usual.highest, places, language), unit),
      amount: inUnit(said, unit),
    }),
    band: {
      word: t('cause_picture_band'),
      lowest: numberOf(usual.lowest),
      highest: numberOf(usual.highest),
    },
    before: periods.map(({ until, amount }) => ({
      label: labelOf(until),
      amount: numberOf(amount),
    })),
    entered: {
      label: day.slice(0, 4),
      amount: numberOf(consumption.amount),
      said: formatReading(consumption.amount, 0, language),
    },
  };
}
