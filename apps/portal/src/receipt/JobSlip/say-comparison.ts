import {
  type CalendarDay,
  daysBetween,
  isYearBeforeWhole,
  type MeterRateTask,
  numberOf,
} from '@ablesbar/domain';
import { formatShort, inUnit, type TextKey, type Texts } from '@ablesbar/i18n';
import { explainValue, type ReadingSettings } from '@ablesbar/validation';
import type { ReceiptRate } from '../receipt-of';

/** This year against the year before in one line; null where one of them is not known. */
export function sayComparison(
  { t, language }: Texts,
  { decimal, unit }: Pick<ReceiptRate, 'decimal' | 'unit'>,
  {
    task,
    day,
    settings,
  }: {
    readonly task: MeterRateTask;
    readonly day: CalendarDay;
    readonly settings: ReadingSettings;
  },
): string | null {
  const [integer = '', decimals = ''] = decimal.split('.');
  const value = { integer, decimals };
  const { consumption, before } = explainValue({ task, value, day, settings });
  if (consumption === null || before?.when !== 'year-before') return null;
  const now = numberOf(consumption.amount);
  const then = before.perDay * daysBetween(consumption.since, day);
  if (then <= 0) return null;
  const change = Math.round((now / then - 1) * 100);
  const days = { since: consumption.since, until: day };
  const isMeasured = isYearBeforeWhole(task, settings.features, days);
  const words = compareWords[change === 0 ? 'same' : change > 0 ? 'more' : 'less'];
  const said = (amount: number) =>
    inUnit(formatShort(amount < 10 ? amount : Math.round(amount), language), unit);
  return t(isMeasured ? words.measured : words.scaled, {
    amount: said(now),
    before: said(then),
    percent: Math.abs(change),
  });
}

/** A scaled amount is not the one of the evaluation and the bill, so the words say what it is. */
const compareWords = {
  less: { measured: 'receipt_compare_less', scaled: 'receipt_compare_scaled_less' },
  more: { measured: 'receipt_compare_more', scaled: 'receipt_compare_scaled_more' },
  same: { measured: 'receipt_compare_same', scaled: 'receipt_compare_scaled_same' },
} as const satisfies Record<string, Record<'measured' | 'scaled', TextKey>>;
