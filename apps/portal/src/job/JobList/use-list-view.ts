import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { ListImperativeAPI } from 'react-window';
import { useDebounced } from '@ablesbar/ui';
import { useAddress } from '../../base/address';
import { usePortal } from '../../base/portal';
import { useAppDispatch, useAppSelector } from '../../base/store';
import { listLeft, selectListView } from '../list-view.slice';
import { addressOfView, type ListView, viewAgain } from './list-view';
import { revealRow } from './reveal-row';
import type { LinkOrder } from './use-link-focus';

/** After this pause the address follows. Safari allows only a hundred changes in half a minute. */
const PAUSE_MS = 400;

/**
 * What is chosen in the list. The address keeps it for a reload and for others, the store for the
 * way back from another screen.
 */
export function useListView() {
  const { address } = usePortal();
  const { pathname, search } = useAddress();
  const kept = useAppSelector(selectListView);
  const [view, setView] = useState<ListView>(() => viewAgain(search, kept.view));
  const change = useCallback(
    (part: Partial<ListView>) => setView((before) => ({ ...before, ...part })),
    [],
  );
  const settled = useDebounced(view, PAUSE_MS);
  useEffect(() => {
    if (settled === null) return;
    const { pathname: path, search: shown, hash, state } = address.get();
    const next = addressOfView(settled);
    if (next !== shown) address.replace(`${path}${next}${hash}`, state);
  }, [address, settled, pathname]);
  return { view, change, place: kept.place };
}

interface KeptPlace {
  readonly view: ListView;
  readonly place: string | null;
  readonly order: LinkOrder;
  readonly listRef: RefObject<ListImperativeAPI | null>;
}

/** Returns to the rows that were in view when the person left for another screen. */
export function useKeptPlace({ view, place, order, listRef }: KeptPlace) {
  const dispatch = useAppDispatch();
  const middle = useRef(0);
  const latest = useRef({ view, order });
  const first = useRef({ place, order });
  useEffect(() => {
    latest.current = { view, order };
  }, [view, order]);
  useEffect(() => {
    const { place: path, order: rows } = first.current;
    const index = path === null ? -1 : rows.indexOf(path);
    if (index <= 0) return undefined;
    // The list knows its element only after it has been rendered twice.
    const frame = requestAnimationFrame(() => revealRow(listRef, { index, align: 'center' }));
    return () => cancelAnimationFrame(frame);
  }, [listRef]);
  useEffect(
    () => () => {
      const { view: left, order: rows } = latest.current;
      const path = rows.pathAt(middle.current) ?? rows.pathAt(middle.current + 1);
      dispatch(listLeft({ view: left, place: middle.current === 0 ? null : path }));
    },
    [dispatch],
  );
  return useCallback((from: number, to: number) => {
    middle.current = from === 0 ? 0 : Math.floor((from + to) / 2);
  }, []);
}
