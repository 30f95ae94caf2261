import { berlinDay, type CalendarDay } from '@ablesbar/domain';
import { usePortal } from './portal';

/** Computed on every render: a tab that stays open past midnight must not keep yesterday's date. */
export function useToday(): CalendarDay {
  return berlinDay(usePortal().ports.now());
}
