const DOT = ' ·\u00a0';

/**
 * The parts of a line with dots between them. A dot goes to the next line with the part behind it: alone at the
 * end of a line it would announce nothing.
 */
export function withDots(parts: readonly string[]): string {
  return parts.join(DOT);
}
