import type { CodeKind } from '@ablesbar/ui';

/** The codes of reading cards. */
export const LOGIN_CODES: CodeKind = {
  formats: ['qr_code'],
  // jsQR finds no more in a larger picture.
  frameSize: 720,
  startWorker: () => new Worker(new URL('./qr.worker.ts', import.meta.url), { type: 'module' }),
};
