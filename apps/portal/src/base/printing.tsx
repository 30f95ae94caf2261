import {
  createContext,
  type ReactElement,
  type ReactNode,
  use,
  useEffect,
  useMemo,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { type DynamicRowHeight, type RowComponentProps, useDynamicRowHeight } from 'react-window';
import { formatNumber } from '@ablesbar/i18n';
import { useTexts } from '@ablesbar/ui';
import { MOST_PRINTED } from './most-printed';

let sheets = 0;

/** Stands in a sheet that is printed instead of the page. */
export function TakesPaper(): null {
  useEffect(() => {
    sheets += 1;
    return () => {
      sheets -= 1;
    };
  }, []);
  return null;
}

/** Whether the browser prints the page. What changes with it is there before the browser looks. */
export function useIsPrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const begin = () => flushSync(() => setPrinting(sheets === 0));
    const end = () => flushSync(() => setPrinting(false));
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  return isPrinting;
}

/** Stands around a list whose rows are `printedRow`s. */
export const RowsOnPaper = createContext(false);

/**
 * A row of a list that is printed. Beyond the last row of the paper, only those are rendered that were
 * in view before: they keep the focus and what is being typed into them.
 */
export function printedRow<Props extends object>(
  Row: (props: RowComponentProps<Props>) => ReactElement | null,
) {
  return function PrintedRow(props: RowComponentProps<Props>): ReactElement | null {
    const isOnPaper = use(RowsOnPaper);
    const [wasInView] = useState(!isOnPaper);
    const isShown = wasInView || !isOnPaper || props.index < MOST_PRINTED;
    return isShown ? <Row {...props} /> : null;
  };
}

interface PrintedRows {
  readonly isPrinting: boolean;
  /** So many rows are rendered beyond those in view. */
  readonly overscanCount: number;
  /** Says how many rows the paper leaves out. */
  readonly note: ReactNode;
}

interface RowsSetup {
  readonly overscan?: number;
  /** Whether the paper shows the list; else printing changes nothing. */
  readonly isOnPaper?: boolean;
}

/** A list renders the rows in view; the paper shows them all. */
export function usePrintedRows(
  count: number,
  { overscan = 3, isOnPaper = true }: RowsSetup = {},
): PrintedRows {
  const { t, language } = useTexts();
  const isPrinting = useIsPrinting() && isOnPaper;
  if (!isPrinting) return { isPrinting, overscanCount: overscan, note: null };
  const numbers = {
    shown: formatNumber(MOST_PRINTED, language),
    total: formatNumber(count, language),
  };
  const note = MOST_PRINTED < count && <p>{t('frame_print_part_text', numbers)}</p>;
  return { isPrinting, overscanCount: count, note };
}

interface ScreenHeights {
  /** Of a row that has not been rendered yet. */
  readonly usual: number;
  /** Of the rows that are shown: heights are known by the number of a row. */
  readonly key: string;
  readonly isPrinting: boolean;
}

/**
 * The heights of rows on the screen. A print changes none of them, or the rows in view would move
 * away: a browser that draws while its print dialog is open measures all rows, and the paper is
 * narrower than the window.
 */
export function useScreenHeights({ usual, key, isPrinting }: ScreenHeights): DynamicRowHeight {
  const [onScreen, setOnScreen] = useState({ usual, key });
  const isOther = onScreen.usual !== usual || onScreen.key !== key;
  if (isOther && !isPrinting) setOnScreen({ usual, key });
  const heights = useDynamicRowHeight({ defaultRowHeight: onScreen.usual, key: onScreen.key });
  return useMemo(
    () => (isPrinting ? { ...heights, observeRowElements: () => () => undefined } : heights),
    [heights, isPrinting],
  );
}
