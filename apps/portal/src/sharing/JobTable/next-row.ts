const PAGE = 10;

/** The row to which a key moves; null if the key does not move. */
export function nextRow(key: string, at: number, count: number): number | null {
  const last = count - 1;
  if (last < 0) return null;
  switch (key) {
    case 'ArrowDown':
      return Math.min(last, at + 1);
    case 'ArrowUp':
      return Math.max(0, at - 1);
    case 'PageDown':
      return Math.min(last, at + PAGE);
    case 'PageUp':
      return Math.max(0, at - PAGE);
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return null;
  }
}
