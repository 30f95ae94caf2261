/** Applies to the portal and to the wizard. */
export const PHOTOS_PER_RATE = 3;
export const PHOTOS_PER_UNLISTED_READING = 10;
/** The longer edge of a photo that is sent, in pixels. */
export const PHOTO_EDGE = 1600;
export const PHOTO_QUALITY = 0.75;
