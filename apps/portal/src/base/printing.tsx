import { type ReactNode, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { formatNumber } from '@ablesbar/i18n';
import { useTexts } from '@ablesbar/ui';

/** More rows would keep the browser busy for long before it shows its print dialog. */
export const MOST_PRINTED = 2000;

/** Whether the browser prints. What changes with it is on the page before the browser looks. */
export function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const begin = () => flushSync(() => setPrinting(true));
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

interface PrintedRows {
  readonly rowCount: number;
  /** So many rows are rendered beyond those in view. */
  readonly overscanCount: number;
  /** Says how many rows the paper leaves out. */
  readonly note: ReactNode;
}

/** A list renders the rows in view; the paper shows them all. */
export function usePrintedRows(count: number, overscan = 3): PrintedRows {
  const { t, language } = useTexts();
  const isPrinting = usePrinting();
  if (!isPrinting) return { rowCount: count, overscanCount: overscan, note: null };
  const rowCount = Math.min(count, MOST_PRINTED);
  const numbers = {
    shown: formatNumber(rowCount, language),
    total: formatNumber(count, language),
  };
  const note = rowCount < count && <p>{t('frame_print_part_text', numbers)}</p>;
  return { rowCount, overscanCount: rowCount, note };
}
