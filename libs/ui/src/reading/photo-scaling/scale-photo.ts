import { createPhotoScaler } from './create-photo-scaler';

/** One scaler for the whole page: two fields with photos must not decode at the same time either. */
export const scalePhoto = createPhotoScaler({
  startWorker: () =>
    // Without OffscreenCanvas a worker can decode, but not draw.
    'OffscreenCanvas' in globalThis
      ? new Worker(new URL('./photo.worker.ts', import.meta.url), { type: 'module' })
      : null,
  scaleHere: async (file) => (await import('./prepare-photo')).preparePhoto(file),
});
