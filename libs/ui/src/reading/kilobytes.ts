/** As file managers count, and never none. */
export function kilobytes(bytes: number): number {
  return Math.max(1, Math.round(bytes / 1000));
}
