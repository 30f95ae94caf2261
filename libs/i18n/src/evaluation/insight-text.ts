import type { MeterInsight } from '@ablesbar/domain';
import type { Texts } from '../texts/create-texts';
import type { TextKey } from '../texts/text-key';

/** A change that nobody feels is not called one. */
const FELT = 3;

/** '12 % weniger Gas als im Winter davor'. `what` is the medium in the user's language. */
export function sayInsight(
  { t, language }: Pick<Texts, 't' | 'language'>,
  insight: MeterInsight,
  what: string,
): string {
  const { percent, against } = insight;
  const kind = Math.abs(percent) < FELT ? 'alike' : percent < 0 ? 'less' : 'more';
  // English has no capital in the middle of a sentence.
  const inside = language === 'en' ? what.toLowerCase() : what;
  return t(words[against][kind], { percent: Math.abs(percent), what: inside });
}

const words = {
  year: {
    less: 'evaluation_less_year',
    more: 'evaluation_more_year',
    alike: 'evaluation_alike_year',
  },
  winter: {
    less: 'evaluation_less_winter',
    more: 'evaluation_more_winter',
    alike: 'evaluation_alike_winter',
  },
  'same-days': {
    less: 'evaluation_less_same_days',
    more: 'evaluation_more_same_days',
    alike: 'evaluation_alike_same_days',
  },
  before: {
    less: 'evaluation_less_before',
    more: 'evaluation_more_before',
    alike: 'evaluation_alike_before',
  },
} as const satisfies Record<MeterInsight['against'], Record<'less' | 'more' | 'alike', TextKey>>;
