import type { EvaluationYear } from '@ablesbar/domain';

/** Enough decimals for a day's consumption to be useful: 12,4 kWh, but 0,314 m³. */
export function placesPerDay(years: readonly EvaluationYear[]): number {
  const days = years.flatMap(({ perDay }) => perDay ?? []);
  const largest = Math.max(0, ...days);
  if (largest >= 10) return 1;
  return largest >= 1 ? 2 : 3;
}
