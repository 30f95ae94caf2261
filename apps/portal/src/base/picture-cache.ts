/**
 * The pictures of the utility's texts: help/keep-pictures.ts fills this cache, the service worker
 * answers from it.
 */
export const PICTURE_CACHE = 'ablesbar-pictures';
