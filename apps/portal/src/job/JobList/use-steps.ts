import { type FocusEvent, type KeyboardEvent, useCallback, useState } from 'react';
import { pathOfLink } from './path-of-link';

/** The links of a list in their order, drawn or not. */
export interface Order {
  readonly length: number;
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
export function useSteps(order: Order, reveal: (path: string) => void): Steps {
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
    const target = targetOf(event.key, at, order.length);
    const next = target === null ? null : order.at(target);
    if (next === null) return;
    event.preventDefault();
    reveal(next);
    want({ path: next, isBack: false });
  };
  const stop = visited !== null && order.indexOf(visited) >= 0 ? visited : order.at(0);
  return { wanted, visited, stop, want, onFocus, onKeyDown };
}

function targetOf(key: string, at: number, length: number): number | null {
  if (key === 'ArrowDown') return Math.min(at + 1, length - 1);
  // In the search field the other keys move the caret.
  if (at < 0) return null;
  if (key === 'ArrowUp') return Math.max(at - 1, 0);
  if (key === 'Home') return 0;
  return key === 'End' ? length - 1 : null;
}
