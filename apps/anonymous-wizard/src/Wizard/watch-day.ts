import { berlinDay, type CalendarDay, noonOf } from '@ablesbar/domain';
import type { WizardPorts } from '../app/ports';

const HALF_DAY_MS = 12 * 3_600_000;
/** The timer and the device's clock may differ. */
const MARGIN_MS = 1000;

/**
 * Calls back at midnight, and when the page is shown again on another day: timers stand still while a
 * device sleeps. Returns a function that ends it.
 */
export function watchDay(
  { now, after }: Pick<WizardPorts, 'now' | 'after'>,
  onNewDay: (before: CalendarDay) => void,
): () => void {
  let day = berlinDay(now());
  let cancel = untilMidnight();
  function untilMidnight() {
    // No clock change happens between noon and midnight.
    const midnight = Date.parse(noonOf(day)) + HALF_DAY_MS;
    return after(midnight - now().getTime() + MARGIN_MS, look);
  }
  function look() {
    const before = day;
    day = berlinDay(now());
    cancel();
    // Also if it is the same day: the clock may have been set back since the timer began.
    cancel = untilMidnight();
    if (day !== before) onNewDay(before);
  }
  document.addEventListener('visibilitychange', look);
  return () => {
    cancel();
    document.removeEventListener('visibilitychange', look);
  };
}
