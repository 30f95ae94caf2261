import {
  type CalendarDay,
  consumptionSince,
  joinValue,
  lastEventOf,
  type MeterRateTask,
  type ReadingValue,
} from '@ablesbar/domain';
import { formatDay, formatNumber, formatReading, sayProblem, type Texts } from '@ablesbar/i18n';
import type { VerdictWords } from '@ablesbar/ui';
import type { RateAssessment } from '@ablesbar/validation';

export function verdictOf(
  texts: Texts,
  { state, problems }: RateAssessment,
  entry: {
    readonly task: MeterRateTask;
    readonly value: ReadingValue;
    readonly day: CalendarDay;
    readonly unit: string;
  },
): VerdictWords | null {
  const reasons = problems.map((problem) => sayProblem(texts, problem, entry.task.postDecimals));
  switch (state) {
    case 'empty':
      return null;
    case 'refused':
      return { tone: 'error', title: texts.t('reading_refused_title'), reasons };
    case 'doubtful':
      return { tone: 'warning', title: texts.t('reading_doubt_title'), reasons };
    case 'valid':
      return fitting(texts, entry);
  }
}

function fitting(
  texts: Texts,
  { task, value, day, unit }: Parameters<typeof verdictOf>[2],
): VerdictWords {
  const { t, language } = texts;
  const decimal = joinValue(value);
  const used =
    decimal === null ? null : consumptionSince(lastEventOf(task), decimal, day, task.postDecimals);
  if (used === null || used.perDay === null) {
    return { tone: 'valid', title: t('reading_fits_bare_title'), reasons: [] };
  }
  const said = t('reading_fits_text', {
    consumption: formatReading(used.amount, task.postDecimals, language),
    unit,
    day: formatDay(used.since, language),
    perDay: formatNumber(Number(used.perDay.toFixed(1)), language),
  });
  return { tone: 'valid', title: t('reading_fits_title'), reasons: [said] };
}
