import { labelCodes } from '@ablesbar/ui';

/** The codes on the labels of meters. */
export const LABEL_CODES = labelCodes(
  () => new Worker(new URL('./label.worker.ts', import.meta.url), { type: 'module' }),
);
