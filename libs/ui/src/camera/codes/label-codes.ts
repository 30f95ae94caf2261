import type { CodeKind } from './code-reader';

/** The codes on the labels of meters. Each app starts its own worker: `ui` must not know zxing. */
export const labelCodes = (startWorker: () => Worker): CodeKind => ({
  formats: ['qr_code', 'data_matrix', 'code_128', 'code_39'],
  // The thin bars of a long number need more points than a QR code.
  frameSize: 1280,
  startWorker,
});
