import { consumptionSince, joinValue, lastEventOf } from '@ablesbar/domain';
import { formatDay, formatReading, formatShort, sayProblem, type Texts } from '@ablesbar/i18n';
import type { VerdictWords } from '@ablesbar/ui';
import type { ProblemCode, RateAssessment } from '@ablesbar/validation';
import { causeWords, consumptionWords, type JudgedRate } from './doubt-words';

/** With these problems the value is not a usable number yet. */
const NO_NUMBER: ReadonlySet<ProblemCode> = new Set([
  'digits-only',
  'digit-open',
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
  const said = problems.map((problem) => sayProblem(texts, problem, places, rate.unit));
  switch (state) {
    case 'empty':
      return null;
    case 'valid':
      return { tone: 'noted', title: t('reading_fits_bare_title'), reasons: [] };
    case 'usual':
      return fitting(texts, rate);
    case 'refused': {
      const { reasons, offered } = causeWords(texts, rate);
      const refused = { tone: 'error', title: t('reading_refused_title') } as const;
      if (problems.some(({ code }) => NO_NUMBER.has(code))) {
        return { ...refused, reasons: [...said, ...reasons], ...offered };
      }
      const { lines, shown } = consumptionWords(texts, rate);
      return { ...refused, reasons: said, more: [...lines, ...reasons], ...offered, ...shown };
    }
    case 'unusual':
    case 'doubtful':
      return doubted(texts, state, said, rate);
  }
}

/** A doubt in two lines. The rest is behind 'Why?'. */
function doubted(
  texts: Texts,
  state: 'unusual' | 'doubtful',
  [first = '', ...others]: readonly string[],
  rate: JudgedRate,
): VerdictWords {
  const { title, instead, lines, shown } = consumptionWords(texts, rate);
  const { reasons, offered } = causeWords(texts, rate);
  const words = { tone: 'warning', ...offered, ...shown } as const;
  if (state === 'unusual') {
    const compared = instead === null ? [] : [instead];
    return { ...words, title: first, reasons: compared, more: [...lines, ...reasons] };
  }
  const rest = [...others, ...lines, ...reasons];
  if (title === null) {
    return { ...words, title: texts.t('reading_doubt_title'), reasons: [first], more: rest };
  }
  // The question about a suggestion is the second line.
  return offered.suggestion === undefined
    ? { ...words, title, reasons: [first], more: rest }
    : { ...words, title, reasons: [], more: [first, ...rest] };
}

function fitting(texts: Texts, rate: JudgedRate): VerdictWords {
  const { t, language } = texts;
  const { task, value, day, unit } = rate;
  const decimal = joinValue(value);
  const used =
    decimal === null ? null : consumptionSince(lastEventOf(task), decimal, day, task.postDecimals);
  const title = t('reading_fits_title');
  if (used === null || used.perDay === null) return { tone: 'valid', title, reasons: [] };
  const said = t('reading_fits_text', {
    consumption: formatReading(used.amount, task.postDecimals, language),
    unit,
    day: formatDay(used.since, language),
    perDay: formatShort(used.perDay, language),
  });
  return { tone: 'valid', title, reasons: [said] };
}
