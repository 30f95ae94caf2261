import { consumptionSince, joinValue, lastEventOf } from '@ablesbar/domain';
import { formatDay, formatReading, sayProblem, type Texts } from '@ablesbar/i18n';
import type { VerdictWords } from '@ablesbar/ui';
import type { ProblemCode, RateAssessment } from '@ablesbar/validation';
import { causeWords, consumptionWords, type JudgedRate } from './doubt-words';

/** With these problems the value is not a usable number yet. */
const NO_NUMBER: ReadonlySet<ProblemCode> = new Set([
  'digits-only',
  'too-many-digits',
  'too-many-decimals',
  'decimals-missing',
]);

export function verdictOf(
  texts: Texts,
  { state, problems }: RateAssessment,
  rate: JudgedRate,
): VerdictWords | null {
  const { t } = texts;
  const places = rate.task.postDecimals;
  const said = problems.map((problem) => sayProblem(texts, problem, places));
  switch (state) {
    case 'empty':
      return null;
    case 'valid':
      return fitting(texts, rate);
    case 'refused':
    case 'doubtful': {
      const { reasons, offered } = causeWords(texts, rate);
      if (problems.some(({ code }) => NO_NUMBER.has(code))) {
        const words = { reasons: [...said, ...reasons], ...offered };
        return { tone: 'error', title: t('reading_refused_title'), ...words };
      }
      const means = consumptionWords(texts, rate);
      const words = {
        reasons: [...said, ...means.reasons, ...reasons],
        ...offered,
        ...means.shown,
      };
      return state === 'refused'
        ? { tone: 'error', title: t('reading_refused_title'), ...words }
        : { tone: 'warning', title: means.title ?? t('reading_doubt_title'), ...words };
    }
  }
}

function fitting(texts: Texts, rate: JudgedRate): VerdictWords {
  const { t, language } = texts;
  const { task, value, day, unit } = rate;
  const decimal = joinValue(value);
  const used =
    decimal === null ? null : consumptionSince(lastEventOf(task), decimal, day, task.postDecimals);
  if (used === null || used.perDay === null) {
    return { tone: 'valid', title: t('reading_fits_bare_title'), reasons: [] };
  }
  // Within the utility's limits, but far from the usual consumption, so the title does not say
  // "fits".
  const { title, reasons } = consumptionWords(texts, rate);
  if (title !== null) {
    return {
      tone: 'valid',
      title: t('reading_fits_bare_title'),
      reasons: [`${title}.`, ...reasons],
    };
  }
  const said = t('reading_fits_text', {
    consumption: formatReading(used.amount, task.postDecimals, language),
    unit,
    day: formatDay(used.since, language),
    perDay: Number(used.perDay.toFixed(1)),
  });
  return { tone: 'valid', title: t('reading_fits_title'), reasons: [said] };
}
