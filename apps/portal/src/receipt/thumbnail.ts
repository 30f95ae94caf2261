import type { Photo } from '@ablesbar/offline-queue';

/** Large enough to recognise a counter, small enough to store hundreds. */
const LONGER_SIDE = 320;
const QUALITY = 0.7;

/** Null if the browser has no OffscreenCanvas: the receipt then only shows the number of photos. */
export async function thumbnailOf({ slot, mimeType, data }: Photo): Promise<Photo | null> {
  if (!('OffscreenCanvas' in window)) return null;
  const picture = await createImageBitmap(new Blob([data], { type: mimeType }));
  const scale = Math.min(1, LONGER_SIDE / Math.max(picture.width, picture.height));
  const canvas = new OffscreenCanvas(
    Math.max(1, Math.round(picture.width * scale)),
    Math.max(1, Math.round(picture.height * scale)),
  );
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY });
  return { slot, mimeType: blob.type, data: await blob.arrayBuffer() };
}
