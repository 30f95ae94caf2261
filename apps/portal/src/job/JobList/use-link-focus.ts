import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';

/** The address of the link that an event came from; the list has one listener for all its links. */
export function pathOfLink(target: EventTarget): string | null {
  const link = target instanceof Element ? target.closest('a') : null;
  return link?.getAttribute('href') ?? null;
}

/** The rows of a list in their order, rendered or not, and their links. */
export interface LinkOrder {
  readonly length: number;
  /** Null if that row is not a link. */
  readonly pathAt: (index: number) => string | null;
  /** -1 if the path is not in the list. */
  readonly indexOf: (path: string) => number;
}

export interface WantedFocus {
  readonly path: string;
  /** The focus returns to a link where it was before: nothing needs to scroll. */
  readonly isBack: boolean;
}

export interface LinkFocus {
  /** This link takes the focus as soon as its row is rendered. */
  readonly wanted: WantedFocus | null;
  /** The link that had the focus last. */
  readonly lastFocused: string | null;
  /** The only link of the list that Tab reaches. */
  readonly tabStop: string | null;
  readonly moveFocus: (wanted: WantedFocus) => void;
  readonly onFocus: (event: FocusEvent) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/**
 * Arrow keys, Home and End move through the links of a list; the search field comes before them.
 */
export function useArrowKeys(order: LinkOrder, reveal: (index: number) => void): LinkFocus {
  const [wanted, moveFocus] = useState<WantedFocus | null>(null);
  const [lastFocused, setLastFocused] = useState<string | null>(null);
  const onFocus = useCallback((event: FocusEvent) => {
    const path = pathOfLink(event.target);
    if (path !== null) setLastFocused(path);
    // The link has had its focus: if its row renders again later, it must not take the focus away.
    moveFocus(null);
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
    moveFocus({ path: next.path, isBack: false });
  };
  const tabStop = useMemo(
    () =>
      lastFocused !== null && order.indexOf(lastFocused) >= 0
        ? lastFocused
        : (linkFrom(0, 1, order)?.path ?? null),
    [lastFocused, order],
  );
  return { wanted, lastFocused, tabStop, moveFocus, onFocus, onKeyDown };
}

interface Link {
  readonly index: number;
  readonly path: string;
}

function stepTo(key: string, at: number, order: LinkOrder): Link | null {
  if (key === 'ArrowDown') return linkFrom(at + 1, 1, order) ?? linkFrom(at, 1, order);
  // In the search field, all keys but ArrowDown move the caret.
  if (at < 0) return null;
  if (key === 'ArrowUp') return linkFrom(at - 1, -1, order) ?? linkFrom(at, 1, order);
  if (key === 'Home') return linkFrom(0, 1, order);
  return key === 'End' ? linkFrom(order.length - 1, -1, order) : null;
}

/** The first link from this row on; rows without a link are skipped. */
function linkFrom(start: number, step: 1 | -1, order: LinkOrder): Link | null {
  for (let index = start; index >= 0 && index < order.length; index += step) {
    const path = order.pathAt(index);
    if (path !== null) return { index, path };
  }
  return null;
}

/** A wanted link takes the focus as soon as it is rendered. */
export function useFocusIfWanted(
  ref: RefObject<HTMLElement | null>,
  wanted: WantedFocus | null,
): void {
  useEffect(() => {
    if (wanted) ref.current?.focus({ preventScroll: wanted.isBack });
  }, [ref, wanted]);
}

/**
 * Rows are reused for other jobs. If the list changes under the focus, the focus moves with its
 * job.
 */
export function useFocusOnSameJob(
  list: HTMLElement | null,
  lastFocused: string | null,
  moveFocus: (wanted: WantedFocus) => void,
  found: readonly unknown[],
): void {
  useLayoutEffect(() => {
    const focused = document.activeElement;
    if (lastFocused === null || !focused || !list?.contains(focused)) return;
    const path = pathOfLink(focused);
    if (path !== null && path !== lastFocused) moveFocus({ path: lastFocused, isBack: true });
  }, [list, lastFocused, moveFocus, found]);
}

/**
 * Keeps the focused link in view while the rows above it are measured and move it. Scrolling or
 * clicking ends this; the next key starts it again.
 */
export function useFocusInView(list: HTMLElement | null, rowPositions: unknown): void {
  const isKeptInView = useRef(true);
  useEffect(() => {
    if (!list) return;
    const listeners = new AbortController();
    const { signal } = listeners;
    const keepInView = () => {
      isKeptInView.current = true;
    };
    const letGo = () => {
      isKeptInView.current = false;
    };
    list.addEventListener('keydown', keepInView, { signal });
    list.addEventListener('focusin', keepInView, { signal });
    // The window may be the scroller.
    window.addEventListener('wheel', letGo, { signal, passive: true });
    window.addEventListener('touchmove', letGo, { signal, passive: true });
    window.addEventListener('pointerdown', letGo, { signal, passive: true });
    return () => listeners.abort();
  }, [list]);
  useEffect(() => {
    const focused = document.activeElement;
    if (!isKeptInView.current || !focused || !list?.contains(focused)) return;
    if (pathOfLink(focused) !== null) focused.scrollIntoView({ block: 'nearest' });
  }, [list, rowPositions]);
}
