import type { EvaluationYear } from '@ablesbar/domain';
import type { Bar } from '@ablesbar/ui/chart';

/** How the numbers of one rate are displayed. */
export interface RateNumber {
  readonly counted: 'consumption' | 'feed-in';
  readonly unit: string;
  /** Decimals of a reading and of a consumption. */
  readonly places: number;
  readonly dayPlaces: number;
}

/** Enough decimals for a day's consumption to be useful: 12,4 kWh, but 0,314 and 0,0045 m³. */
export function placesPerDay(years: readonly EvaluationYear[]): number {
  const days = years.flatMap(({ perDay }) => perDay ?? []);
  const largest = Math.max(0, ...days);
  if (largest >= 10) return 1;
  if (largest >= 1) return 2;
  return largest === 0 ? 3 : Math.max(3, 1 - Math.floor(Math.log10(largest)));
}

/** Enough decimals for the years to differ: 1.244 kWh, but 1,8 MWh. Never more than the meter has. */
export function placesPerYear(
  bars: readonly Pick<Bar, 'value' | 'before'>[],
  places: number,
): number {
  const largest = Math.max(0, ...bars.flatMap(({ value, before }) => [value ?? 0, before ?? 0]));
  const useful = largest >= 10 ? 0 : largest >= 1 ? 1 : 2;
  return Math.min(useful, places);
}
