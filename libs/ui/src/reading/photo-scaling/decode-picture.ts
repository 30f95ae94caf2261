import { PHOTO_EDGE, type PhotoSize } from '@ablesbar/validation';
import type { PictureHeader } from './picture-header';

/** An upright picture. The caller must close it: it is large, and garbage collection may come too late. */
export interface DecodedPicture {
  readonly source: CanvasImageSource;
  readonly width: number;
  readonly height: number;
  readonly close: () => void;
}

type Decode = (bytes: ArrayBuffer, header: PictureHeader) => Promise<DecodedPicture | null>;

/** Decodes in the cheapest way that this browser has; null if no way can read the picture. */
export const decodePicture: Decode = async (bytes, header) => {
  for (const decode of [decodeSmaller, decodeAtOnce, decodeAsElement]) {
    const picture = await decode(bytes, header).catch(() => null);
    if (picture !== null) return picture;
  }
  return null;
};

/** Only a JPEG can be made smaller while it is decoded. */
const decodeSmaller: Decode = async (bytes, header) => {
  const size = header.mimeType === 'image/jpeg' ? decodeSize(header) : null;
  if (size === null || !('ImageDecoder' in globalThis)) return null;
  const decoder = new ImageDecoder({
    data: bytes,
    type: header.mimeType,
    desiredWidth: size.width,
    desiredHeight: size.height,
  });
  try {
    const { image } = await decoder.decode();
    // A browser that does not report the rotation of a frame does not apply the rotation either.
    if (header.orientation !== 1 && !('rotation' in image)) {
      image.close();
      return null;
    }
    const { displayWidth: width, displayHeight: height } = image;
    return { source: image, width, height, close: () => image.close() };
  } finally {
    decoder.close();
  }
};

const decodeAtOnce: Decode = async (bytes, { mimeType, width, height }) => {
  // Resized only if both edges are longer. So a turned picture is neither enlarged nor made smaller than
  // the picture that is sent. The browser keeps the proportions.
  const isLarge = Math.min(width, height) > PHOTO_EDGE;
  const bitmap = await createImageBitmap(
    new Blob([bytes], { type: mimeType }),
    isLarge ? { resizeWidth: PHOTO_EDGE, resizeQuality: 'high' } : {},
  );
  return {
    source: bitmap,
    width: bitmap.width,
    height: bitmap.height,
    close: () => bitmap.close(),
  };
};

/**
 * Not in a worker, because a worker has no elements. Only for a format that the other ways may not read,
 * because an element also accepts a truncated file as a picture.
 */
const decodeAsElement: Decode = async (bytes, { mimeType }) => {
  if (mimeType !== 'image/heic' || !('Image' in globalThis)) return null;
  const address = URL.createObjectURL(new Blob([bytes], { type: mimeType }));
  const image = new Image();
  image.src = address;
  try {
    await image.decode();
  } catch (error) {
    URL.revokeObjectURL(address);
    throw error;
  }
  return {
    source: image,
    width: image.naturalWidth,
    height: image.naturalHeight,
    close: () => URL.revokeObjectURL(address),
  };
};

/**
 * A JPEG can be reduced to eighths of its size while it is decoded, which takes a fraction of the time and
 * memory. Returns the smallest of these sizes that is not below the wanted size, because enlarging would
 * blur the digits. Null if the picture has to be decoded in full.
 */
export function decodeSize({ width, height }: PhotoSize): PhotoSize | null {
  const longer = Math.max(width, height);
  const eighths = Math.ceil((PHOTO_EDGE * 8) / longer);
  if (eighths >= 8) return null;
  const part = (edge: number) => Math.ceil((edge * eighths) / 8);
  return { width: part(width), height: part(height) };
}
