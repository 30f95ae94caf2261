import { type FocusEvent, type KeyboardEvent, useCallback, useMemo, useState } from 'react';
import { pathOfLink } from './path-of-link';

/** The rows of a list in their order, rendered or not, and their links. */
export interface Order {
  readonly length: number;
  /** Null if that row is not a link. */
  readonly at: (index: number) => string | null;
  /** -1 if the path is not in the list. */
  readonly indexOf: (path: string) => number;
}

export interface Wanted {
  readonly path: string;
  /** The focus returns to a link where it was before: nothing needs to scroll. */
  readonly isBack: boolean;
}

export interface Steps {
  /** This link takes the focus as soon as its row is rendered. */
  readonly wanted: Wanted | null;
  /** The link that had the focus last. */
  readonly visited: string | null;
  /** The only link of the list that Tab reaches. */
  readonly stop: string | null;
  readonly want: (wanted: Wanted) => void;
  readonly onFocus: (event: FocusEvent) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/**
 * Arrow keys, Home and End move through the links of a list; the search field comes before them.
 */
export function useSteps(order: Order, reveal: (index: number) => void): Steps {
  const [wanted, want] = useState<Wanted | null>(null);
  const [visited, setVisited] = useState<string | null>(null);
  const onFocus = useCallback((event: FocusEvent) => {
    const path = pathOfLink(event.target);
    if (path !== null) setVisited(path);
    // The link has had its focus: if its row renders again later, it must not take the focus away.
    want(null);
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    const path = pathOfLink(event.target);
    if (path === null && !(event.target instanceof HTMLInputElement)) return;
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const at = path === null ? -1 : order.indexOf(path);
    const next = stepTo(event.key, at, order);
    if (next === null) return;
    event.preventDefault();
    reveal(next.index);
    want({ path: next.path, isBack: false });
  };
  const stop = useMemo(
    () =>
      visited !== null && order.indexOf(visited) >= 0
        ? visited
        : (linkFrom(0, 1, order)?.path ?? null),
    [visited, order],
  );
  return { wanted, visited, stop, want, onFocus, onKeyDown };
}

interface Link {
  readonly index: number;
  readonly path: string;
}

function stepTo(key: string, at: number, order: Order): Link | null {
  if (key === 'ArrowDown') return linkFrom(at + 1, 1, order) ?? linkFrom(at, 1, order);
  // In the search field, all keys but ArrowDown move the caret.
  if (at < 0) return null;
  if (key === 'ArrowUp') return linkFrom(at - 1, -1, order) ?? linkFrom(at, 1, order);
  if (key === 'Home') return linkFrom(0, 1, order);
  return key === 'End' ? linkFrom(order.length - 1, -1, order) : null;
}

/** The first link from this row on; rows without a link are skipped. */
function linkFrom(start: number, step: 1 | -1, order: Order): Link | null {
  for (let index = start; index >= 0 && index < order.length; index += step) {
    const path = order.at(index);
    if (path !== null) return { index, path };
  }
  return null;
}
