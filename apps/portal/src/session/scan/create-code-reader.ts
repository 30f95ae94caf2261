import type { Picture } from './pixels-of';
import type { Pixels } from './read-pixels';
import type { PixelReader } from './start-pixel-reader';

// What the types of the browser do not know yet.
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
  /** What the camera sees at this moment: quick, for the next moment comes. */
  readonly glance: (video: HTMLVideoElement) => Promise<string | null>;
  /** A photo, of which there is one: every reader, in several sizes. */
  readonly search: (photo: ImageBitmap) => Promise<string | null>;
  /** Ends what it has started; the next look starts it anew. */
  readonly close: () => void;
}

export interface CodeReaderParts {
  readonly natives: NativeReaders | undefined;
  readonly startPixelReader: () => PixelReader;
  readonly pixelsOf: (picture: Picture, longest: number) => Pixels | null;
}

const GLANCE = [720];
// Large for a code in the corner of a photo, small for one that a shaking hand has blurred.
const SEARCH = [1600, 800, 400];

/** The browser's own reader sees more than ours; ours stands in where there is none or it fails. */
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
      // It is there and does not work (a phone without the services it needs): it is not asked again.
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
