import type { Features } from '@ablesbar/domain';

/** How many photos fit into a field that takes `limit` of them. */
export function mostPhotos(limit: number, { imagesForbidden }: Features): number {
  return imagesForbidden ? 0 : limit;
}

/** A file chooser may hand over several at once; this is asked before each. */
export function canAddPhoto(count: number, most: number): boolean {
  return count < most;
}
