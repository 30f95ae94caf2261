import { type FocusEvent, type KeyboardEvent, useCallback, useMemo, useState } from 'react';
import { pathOfLink } from './path-of-link';

/** The rows of a list in their order, drawn or not, and the links in them. */
export interface Order {
  readonly length: number;
  /** null: that row is no link. */
  readonly at: (index: number) => string | null;
  /** -1: it is not in the list. */
  readonly indexOf: (path: string) => number;
}

export interface Wanted {
  readonly path: string;
  /** Comes back to where it was: nothing has to move. */
  readonly isBack: boolean;
}

export interface Steps {
  /** Takes the focus as soon as its row is drawn. */
  readonly wanted: Wanted | null;
  /** Had the focus last. */
  readonly visited: string | null;
  /** The one link of the list that Tab reaches. */
  readonly stop: string | null;
  readonly want: (wanted: Wanted) => void;
  readonly onFocus: (event: FocusEvent) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** Arrow keys, Home and End walk through the links of a list; the search field stands before them all. */
export function useSteps(order: Order, reveal: (index: number) => void): Steps {
  const [wanted, want] = useState<Wanted | null>(null);
  const [visited, setVisited] = useState<string | null>(null);
  const onFocus = useCallback((event: FocusEvent) => {
    const path = pathOfLink(event.target);
    if (path !== null) setVisited(path);
    // Had once: a row that is drawn anew later must not take it away from somewhere else.
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
  // In the search field the other keys move the caret.
  if (at < 0) return null;
  if (key === 'ArrowUp') return linkFrom(at - 1, -1, order) ?? linkFrom(at, 1, order);
  if (key === 'Home') return linkFrom(0, 1, order);
  return key === 'End' ? linkFrom(order.length - 1, -1, order) : null;
}

/** The first link from there on, over the rows that are none. */
function linkFrom(start: number, step: 1 | -1, order: Order): Link | null {
  for (let index = start; index >= 0 && index < order.length; index += step) {
    const path = order.at(index);
    if (path !== null) return { index, path };
  }
  return null;
}
