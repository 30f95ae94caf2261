import { dayOfWire, noonOf } from '@ablesbar/domain';

/** A plain date, and a time without a zone, mean the day in Berlin: its noon. */
export function instantOf(wire: string, now: Date): Date {
  if (/T.+(?:Z|[+-]\d{2}:?\d{2})$/.test(wire)) return new Date(wire);
  const day = dayOfWire(wire);
  return day === null ? now : new Date(noonOf(day));
}
