import type { Picture } from './pixels-of';
import type { Pixels } from './read-pixels';
import type { PixelReader } from './start-pixel-reader';

// TypeScript's DOM types do not know this yet.
declare global {
  interface Window {
    readonly BarcodeDetector?: NativeReaders;
  }
}

interface NativeReaders {
  new (options: { readonly formats: readonly string[] }): NativeReader;
  getSupportedFormats(): Promise<readonly string[]>;
}

interface NativeReader {
  detect(picture: Picture): Promise<readonly { readonly rawValue: string }[]>;
}

export interface CodeReader {
  /** Reads the camera's current picture. It must be fast, because the next picture follows. */
  readonly glance: (video: HTMLVideoElement) => Promise<string | null>;
  /** Reads a photo. There is only one, so it tries every reader and several sizes. */
  readonly search: (photo: ImageBitmap) => Promise<string | null>;
  /** Ends the worker; the next read starts a new one. */
  readonly close: () => void;
}

export interface CodeReaderParts {
  readonly natives: NativeReaders | undefined;
  readonly startPixelReader: () => PixelReader;
  readonly pixelsOf: (picture: Picture, longest: number) => Pixels | null;
}

const GLANCE = [720];
// The large size finds a code in the corner of a photo, the small one a code blurred by a shaking
// hand.
const SEARCH = [1600, 800, 400];

/**
 * The browser's own reader recognises more than ours; ours is used if there is none or it fails.
 */
export function createCodeReader({
  natives,
  startPixelReader,
  pixelsOf,
}: CodeReaderParts): CodeReader {
  let opening = openNative(natives);
  let pixelReader: PixelReader | null = null;

  async function readNatively(reader: NativeReader, picture: Picture): Promise<string | null> {
    try {
      const codes = await reader.detect(picture);
      return codes.find(({ rawValue }) => rawValue !== '')?.rawValue ?? null;
    } catch {
      // The reader exists but does not work (a phone without the needed services): it is not used
      // again.
      opening = Promise.resolve(null);
      return null;
    }
  }

  async function readPixels(picture: Picture, sizes: readonly number[]): Promise<string | null> {
    pixelReader ??= startPixelReader();
    for (const size of sizes) {
      const pixels = pixelsOf(picture, size);
      const text = pixels && (await pixelReader.read(pixels));
      if (text !== null) return text;
    }
    return null;
  }

  return {
    async glance(video) {
      const native = await opening;
      return native ? readNatively(native, video) : readPixels(video, GLANCE);
    },
    async search(photo) {
      const native = await opening;
      const text = native && (await readNatively(native, photo));
      return text ?? readPixels(photo, SEARCH);
    },
    close() {
      pixelReader?.close();
      pixelReader = null;
    },
  };
}

async function openNative(natives: NativeReaders | undefined): Promise<NativeReader | null> {
  try {
    const formats = (await natives?.getSupportedFormats()) ?? [];
    return natives && formats.includes('qr_code') ? new natives({ formats: ['qr_code'] }) : null;
  } catch {
    return null;
  }
}
