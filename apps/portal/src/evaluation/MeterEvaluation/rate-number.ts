import type { EvaluationYear } from '@ablesbar/domain';

/** How the numbers of one rate are displayed. */
export interface RateNumber {
  readonly counted: 'consumption' | 'feed-in';
  readonly unit: string;
  /** Decimals of a reading and of a consumption. */
  readonly places: number;
  readonly dayPlaces: number;
}

/** Enough decimals for a day's consumption to be useful: 12,4 kWh, but 0,314 m³. */
export function placesPerDay(years: readonly EvaluationYear[]): number {
  const days = years.flatMap(({ perDay }) => perDay ?? []);
  const largest = Math.max(0, ...days);
  if (largest >= 10) return 1;
  return largest >= 1 ? 2 : 3;
}
