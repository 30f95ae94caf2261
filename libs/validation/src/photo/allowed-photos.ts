import type { Features } from '@ablesbar/domain';

/** The number of photos that a field with this limit allows: none if the utility forbids photos. */
export function allowedPhotos(limit: number, { imagesForbidden }: Features): number {
  return imagesForbidden ? 0 : limit;
}

/** A file chooser may return several files; the caller asks before adding each. */
export function canAddPhoto(count: number, most: number): boolean {
  return count < most;
}
