import type { CodeKind } from '@ablesbar/ui';

/** The codes on the labels of meters. */
export const LABEL_CODES: CodeKind = {
  formats: ['qr_code', 'data_matrix', 'code_128', 'code_39'],
  // The thin bars of a long number need more points than a QR code.
  frameSize: 1280,
  startWorker: () => new Worker(new URL('./label.worker.ts', import.meta.url), { type: 'module' }),
};
