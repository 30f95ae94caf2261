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
} as const satisfies Record<EvaluatedReading['reason'], TextKey>;

/** Why a meter was read; what the utility wrote itself says it better than our word for the rest. */
export function sayReason(
  { t }: Texts,
  { reason, otherReason }: Pick<EvaluatedReading, 'reason' | 'otherReason'>,
): string {
  const isOther = reason === 'OTHER' || reason === 'OTHER_KSA' || reason === 'unknown';
  const written = otherReason?.trim() ?? '';
  return isOther && written !== '' ? written : t(REASON[reason]);
}

/** What stands where there is no consumption. */
export const notConsumedText = {
  first: 'evaluation_interval_first',
  'new-meter': 'evaluation_interval_new_meter',
  lower: 'evaluation_interval_lower',
} as const satisfies Record<NotConsumed['kind'], TextKey>;

/** What stands where a rate has no evaluation. */
export const evaluationStateText = {
  'no-results': 'evaluation_state_no_results',
  insufficient: 'evaluation_state_insufficient',
} as const satisfies Record<Exclude<RateEvaluation['state'], 'evaluated'>, TextKey>;

/** What the groups of the list are called. */
export const evaluationGroupText = {
  doneWithHistory: 'evaluation_group_done',
  openWithHistory: 'evaluation_group_open',
  withoutHistory: 'evaluation_group_without',
} as const satisfies Record<keyof EvaluationGroups, TextKey>;
