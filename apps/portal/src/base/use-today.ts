import { berlinDay, type CalendarDay } from '@ablesbar/domain';
import { usePortal } from './portal';

/** Asked anew with every rendering: a tab that stays open over midnight must not keep yesterday. */
export function useToday(): CalendarDay {
  return berlinDay(usePortal().ports.now());
}
