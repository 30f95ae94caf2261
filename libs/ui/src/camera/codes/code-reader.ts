import { type Picture, type Pixels, pixelsOf } from './pixels-of';
import { type PixelReader, pixelReaderIn } from './pixel-reader';

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

/** The texts of all codes in a picture; none without a code. */
export interface CodeReader {
  /** Reads the camera's current picture. It must be fast, because the next picture follows. */
  readonly readFrame: (video: HTMLVideoElement) => Promise<readonly string[]>;
  /** Reads a photo. There is only one, so it tries every reader and several sizes. */
  readonly searchPhoto: (photo: ImageBitmap) => Promise<readonly string[]>;
  /** Loads what a read needs, so that a later one needs no network. */
  readonly load: () => Promise<void>;
  /** Ends the worker; a read that begins afterwards starts a new one. */
  readonly close: () => void;
}

/** Which codes are looked for, and how. */
export interface CodeKind {
  /** The names that the browser's own reader has for them. */
  readonly formats: readonly string[];
  /** The longer side of the camera's picture, as our reader gets it. */
  readonly frameSize: number;
  /** A worker that answers pixels with texts. */
  readonly startWorker: () => Worker;
}

export interface CodeReaderParts {
  readonly natives: NativeReaders | undefined;
  readonly formats: readonly string[];
  readonly frameSize: number;
  readonly startPixelReader: () => PixelReader;
  readonly pixelsOf: (picture: Picture, longest: number) => Pixels | null;
}

// The large size finds a code in the corner of a photo, the small one a code blurred by a shaking
// hand.
const PHOTO_SIZES = [1600, 800, 400];

export const openCodeReader = ({ formats, frameSize, startWorker }: CodeKind): CodeReader =>
  createCodeReader({
    natives: window.BarcodeDetector,
    formats,
    frameSize,
    startPixelReader: () => pixelReaderIn(startWorker()),
    pixelsOf,
  });

/**
 * The browser's own reader recognises more than ours; ours is used if there is none or it fails.
 */
export function createCodeReader(parts: CodeReaderParts): CodeReader {
  let opening = openNative(parts);
  let pixelReader: PixelReader | null = null;
  /** Closing changes it: a read that began before must start no worker, because nobody would end it. */
  let visit = 0;

  async function readNatively(reader: NativeReader, picture: Picture): Promise<readonly string[]> {
    try {
      const codes = await reader.detect(picture);
      return codes.map(({ rawValue }) => rawValue).filter((text) => text !== '');
    } catch {
      // The reader exists but does not work (a phone without the needed services): it is not used
      // again.
      opening = Promise.resolve(null);
      return [];
    }
  }

  async function readPixels(
    begun: number,
    picture: Picture,
    sizes: readonly number[],
  ): Promise<readonly string[]> {
    if (begun !== visit) return [];
    const reader = (pixelReader ??= parts.startPixelReader());
    try {
      for (const size of sizes) {
        const pixels = parts.pixelsOf(picture, size);
        const texts = pixels === null ? [] : await reader.read(pixels);
        if (texts.length > 0) return texts;
      }
      return [];
    } catch (error) {
      // A worker that broke never answers again; the next picture starts another one.
      reader.close();
      if (pixelReader === reader) pixelReader = null;
      throw error;
    }
  }

  return {
    async readFrame(video) {
      const begun = visit;
      const native = await opening;
      return native ? readNatively(native, video) : readPixels(begun, video, [parts.frameSize]);
    },
    async searchPhoto(photo) {
      const begun = visit;
      const native = await opening;
      const texts = native ? await readNatively(native, photo) : [];
      return texts.length > 0 ? texts : readPixels(begun, photo, PHOTO_SIZES);
    },
    async load() {
      const begun = visit;
      const native = await opening;
      if (native !== null || begun !== visit) return;
      await (pixelReader ??= parts.startPixelReader()).read(onePoint());
    },
    close() {
      visit += 1;
      pixelReader?.close();
      pixelReader = null;
    },
  };
}

/** Our reader loads its parts with the first picture that it gets. */
const onePoint = (): Pixels => ({ data: new Uint8ClampedArray(4), width: 1, height: 1 });

/** Only a reader that knows all the formats: a label may have any of them. */
async function openNative({ natives, formats }: CodeReaderParts): Promise<NativeReader | null> {
  try {
    const known = (await natives?.getSupportedFormats()) ?? [];
    return natives && formats.every((format) => known.includes(format))
      ? new natives({ formats })
      : null;
  } catch {
    return null;
  }
}
