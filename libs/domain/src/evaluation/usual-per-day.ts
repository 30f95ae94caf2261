import type { Features } from '../application/features';
import type { MeterRateTask } from '../job/job';
import { recentPeriods } from './recent-periods';

/** The range of a rate's daily consumption in the recent periods. */
export interface UsualPerDay {
  readonly lowest: number;
  readonly highest: number;
}

export function usualPerDay(task: MeterRateTask, features: Features): UsualPerDay | null {
  const lately = recentPeriods(task, features).map(({ perDay }) => perDay);
  if (lately.length === 0) return null;
  return { lowest: Math.min(...lately), highest: Math.max(...lately) };
}
