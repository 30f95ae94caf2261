import {
  browserNow,
  type CodeReader,
  isScanOffered,
  labelCodes,
  openCodeReader,
} from '@ablesbar/ui';
import type { Ports } from './ports';

/** The codes on the labels of meters. */
export const LABEL_CODES = labelCodes(
  () => new Worker(new URL('./label.worker.ts', import.meta.url), { type: 'module' }),
);

/** A slow phone may need long; without an answer, a worker must not stay for ever. */
const LOAD_LIMIT_MS = 120_000;

/** Loads once for a page; after a failure the next call tries again. */
export function keepReader(openReader: () => Pick<CodeReader, 'load' | 'close'>) {
  let loading: Promise<void> | null = null;
  const load = async (after: Ports['after']) => {
    const reader = openReader();
    const callOff = after(LOAD_LIMIT_MS, reader.close);
    try {
      await reader.load();
    } catch {
      // Without a network; the dialog says so when somebody scans.
      loading = null;
    } finally {
      callOff();
      reader.close();
    }
  };
  return async (after: Ports['after']): Promise<void> => {
    if (isScanOffered(browserNow())) await (loading ??= load(after));
  };
}

/** Loads our reader where the browser has none; the service worker keeps it for a cellar (D362). */
export const keepLabelReader = keepReader(() => openCodeReader(LABEL_CODES));
