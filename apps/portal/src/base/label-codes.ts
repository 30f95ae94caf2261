import { labelCodes, openCodeReader } from '@ablesbar/ui';

/** The codes on the labels of meters. */
export const LABEL_CODES = labelCodes(
  () => new Worker(new URL('./label.worker.ts', import.meta.url), { type: 'module' }),
);

/** Loads our reader where the browser has none; the service worker keeps it for a cellar (D362). */
export async function keepLabelReader(): Promise<void> {
  const reader = openCodeReader(LABEL_CODES);
  try {
    await reader.load();
  } catch {
    // Without a network; the dialog says so when somebody scans.
  } finally {
    reader.close();
  }
}
