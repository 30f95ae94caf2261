import { PHOTO_EDGE } from '@ablesbar/validation';
import { decodeSize } from './decode-size';
import type { PictureHeader } from './picture-header';

/** Upright, and to be closed: decoded pictures are large, and nobody else clears them away in time. */
export interface DecodedPicture {
  readonly source: CanvasImageSource;
  readonly width: number;
  readonly height: number;
  readonly close: () => void;
}

type Decode = (bytes: ArrayBuffer, header: PictureHeader) => Promise<DecodedPicture | null>;

/** In the cheapest way that this browser has; null where none of them can read it. */
export const decodePicture: Decode = async (bytes, header) => {
  for (const decode of [decodeSmaller, decodeAtOnce, decodeAsElement]) {
    const picture = await decode(bytes, header).catch(() => null);
    if (picture !== null) return picture;
  }
  return null;
};

/** Only a JPEG gets smaller while it is decoded. */
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
    // A browser that does not tell how a frame is turned does not turn it either.
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
  // However it is turned, it is then neither enlarged nor smaller than it is sent; the browser keeps its shape.
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
 * Not in a worker, which has no elements; and only what the others may not know, because an element takes
 * half of a file that broke off for a picture.
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
