/** 1000 bytes each, as file managers count. At least 1. */
export function kilobytes(bytes: number): number {
  return Math.max(1, Math.round(bytes / 1000));
}
