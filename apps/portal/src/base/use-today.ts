import { useEffect, useReducer } from 'react';
import { berlinDay, type CalendarDay, noonOf } from '@ablesbar/domain';
import { usePortal } from './portal';

const HALF_DAY_MS = 12 * 3_600_000;

/**
 * Computed on every render, at midnight, and when the tab is shown again: a tab that stays open past
 * midnight must not keep yesterday's date. Timers stand still while a device sleeps.
 */
export function useToday(): CalendarDay {
  const { ports } = usePortal();
  const today = berlinDay(ports.now());
  const [drawn, drawAgain] = useReducer((times: number) => times + 1, 0);
  useEffect(() => {
    const look = () => {
      if (berlinDay(ports.now()) !== today) drawAgain();
    };
    // No clock change happens between noon and midnight.
    const midnight = Date.parse(noonOf(today)) + HALF_DAY_MS;
    // Also if it is early: a timer and the device's clock may differ, and then it is set once more.
    const cancel = ports.after(midnight - ports.now().getTime(), drawAgain);
    document.addEventListener('visibilitychange', look);
    return () => {
      cancel();
      document.removeEventListener('visibilitychange', look);
    };
  }, [ports, today, drawn]);
  return today;
}
