import type {
  EvaluatedReading,
  EvaluationGroups,
  NotConsumed,
  RateEvaluation,
} from '@ablesbar/domain';
import type { Texts } from '../texts/create-texts';
import type { TextKey } from '../texts/text-key';

const REASON = {
  INITIAL_READING: 'evaluation_reason_initial',
  PERIODIC_READING: 'evaluation_reason_periodic',
  ESTIMATED_READING: 'evaluation_reason_estimated',
  INTERMEDIATE_READING: 'evaluation_reason_intermediate',
  METER_CHANGE: 'evaluation_reason_meter_change',
  OTHER: 'evaluation_reason_else',
  OTHER_KSA: 'evaluation_reason_else',
  unknown: 'evaluation_reason_unknown',
  sent: 'evaluation_reason_sent',
  noted: 'note_reason',
} as const satisfies Record<EvaluatedReading['reason'], TextKey>;

/**
 * Why a meter was read. For other or unknown reasons, the utility's own text is better than ours.
 */
export function sayReason(
  { t }: Texts,
  { reason, otherReason }: Pick<EvaluatedReading, 'reason' | 'otherReason'>,
): string {
  const isOther = reason === 'OTHER' || reason === 'OTHER_KSA' || reason === 'unknown';
  const written = otherReason?.trim() ?? '';
  return isOther && written !== '' ? written : t(REASON[reason]);
}

/** The words depend on what a rate counts: energy fed into the grid was not consumed. */
export const amountText = {
  consumption: {
    since: 'evaluation_since_label',
    column: 'evaluation_column_amount',
    years: { title: 'evaluation_years_title', picture: 'evaluation_years_picture' },
    days: { title: 'evaluation_days_title', picture: 'evaluation_days_picture' },
    none: {
      first: 'evaluation_interval_first',
      'new-meter': 'evaluation_interval_new_meter',
      lower: 'evaluation_interval_lower',
    },
    states: {
      'no-results': 'evaluation_state_no_results',
      insufficient: 'evaluation_state_insufficient',
    },
  },
  'feed-in': {
    since: 'evaluation_fed_since_label',
    column: 'evaluation_fed_column_amount',
    years: { title: 'evaluation_fed_years_title', picture: 'evaluation_fed_years_picture' },
    days: { title: 'evaluation_fed_days_title', picture: 'evaluation_fed_days_picture' },
    none: {
      first: 'evaluation_interval_first',
      'new-meter': 'evaluation_interval_new_meter',
      lower: 'evaluation_fed_interval_lower',
    },
    states: {
      'no-results': 'evaluation_state_no_results',
      insufficient: 'evaluation_fed_state_insufficient',
    },
  },
} as const satisfies Record<string, AmountText>;

interface AmountText {
  readonly since: TextKey;
  readonly column: TextKey;
  readonly years: PictureText;
  readonly days: PictureText;
  /** The text in place of a missing amount. */
  readonly none: Record<NotConsumed['kind'], TextKey>;
  /** The text in place of a missing evaluation. */
  readonly states: Record<Exclude<RateEvaluation['state'], 'evaluated'>, TextKey>;
}

interface PictureText {
  readonly title: TextKey;
  readonly picture: TextKey;
}

/** The headings of the groups in the list. */
export const evaluationGroupText = {
  doneWithHistory: 'evaluation_group_done',
  openWithHistory: 'evaluation_group_open',
  withoutHistory: 'evaluation_group_without',
} as const satisfies Record<keyof EvaluationGroups, TextKey>;
