import type { RefObject } from 'react';
import type { Align, ListImperativeAPI } from 'react-window';

/** The list is rendered, measures its new rows, and is rendered with their heights. */
const FRAMES = 3;

/**
 * Scrolls until a far row is in view. The first time, the list only estimates its whole height and
 * may end too early; each frame brings the row closer.
 */
export function revealRow(
  list: RefObject<ListImperativeAPI | null>,
  row: { readonly index: number; readonly align: Align },
  frames = FRAMES,
): void {
  list.current?.scrollToRow(row);
  if (frames > 0) requestAnimationFrame(() => revealRow(list, row, frames - 1));
}
