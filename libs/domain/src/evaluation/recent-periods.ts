import type { Features } from '../application/features';
import type { MeterRateTask } from '../job/job';
import { type MeasuredPeriod, joinedPeriods } from './measured-periods';

export type RecentPeriod = Omit<MeasuredPeriod, 'since'>;

const LATELY = 4;

/** The last four measured periods, oldest first. */
export function recentPeriods(task: MeterRateTask, features: Features): readonly RecentPeriod[] {
  return joinedPeriods(task, features)
    .slice(-LATELY)
    .map(({ until, perDay }) => ({ until, perDay }));
}
