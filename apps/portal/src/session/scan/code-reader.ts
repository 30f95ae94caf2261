import { type Ports, within } from '../../base/ports';
import { type Picture, pixelsOf } from './pixels-of';
import type { Pixels } from './read-pixels';

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
  readonly readFrame: (video: HTMLVideoElement) => Promise<string | null>;
  /** Reads a photo. There is only one, so it tries every reader and several sizes. */
  readonly searchPhoto: (photo: ImageBitmap) => Promise<string | null>;
  /** Ends the worker; the next read starts a new one. */
  readonly close: () => void;
}

export interface CodeReaderParts {
  readonly natives: NativeReaders | undefined;
  readonly startPixelReader: () => PixelReader;
  readonly pixelsOf: (picture: Picture, longest: number) => Pixels | null;
}

const FRAME_SIZES = [720];
// The large size finds a code in the corner of a photo, the small one a code blurred by a shaking
// hand.
const PHOTO_SIZES = [1600, 800, 400];

export const openCodeReader = (): CodeReader =>
  createCodeReader({ natives: window.BarcodeDetector, startPixelReader, pixelsOf });

/**
 * The browser's own reader recognises more than ours; ours is used if there is none or it fails.
 */
export function createCodeReader(parts: CodeReaderParts): CodeReader {
  let opening = openNative(parts.natives);
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
    pixelReader ??= parts.startPixelReader();
    for (const size of sizes) {
      const pixels = parts.pixelsOf(picture, size);
      const text = pixels && (await pixelReader.read(pixels));
      if (text !== null) return text;
    }
    return null;
  }

  return {
    async readFrame(video) {
      const native = await opening;
      return native ? readNatively(native, video) : readPixels(video, FRAME_SIZES);
    },
    async searchPhoto(photo) {
      const native = await opening;
      const text = native && (await readNatively(native, photo));
      return text ?? readPixels(photo, PHOTO_SIZES);
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

interface PixelReader {
  readonly read: (pixels: Pixels) => Promise<string | null>;
  readonly close: () => void;
}

/**
 * Runs jsQR in a worker, one picture at a time: its answers do not say which picture they belong
 * to.
 */
export function startPixelReader(): PixelReader {
  const worker = new Worker(new URL('./qr.worker.ts', import.meta.url), { type: 'module' });
  const ask = (pixels: Pixels) =>
    new Promise<string | null>((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<string | null>) => resolve(data);
      worker.onerror = () => reject(new Error('The reader of codes could not be loaded.'));
      worker.postMessage(pixels, [pixels.data.buffer]);
    });
  // A terminated worker never answers, so a pending read must be rejected here.
  let close = () => {};
  const closed = new Promise<never>((_, reject) => {
    close = () => {
      worker.terminate();
      reject(new Error('The reader of codes was closed.'));
    };
  });
  closed.catch(() => undefined);
  let last: Promise<unknown> = Promise.resolve();
  return {
    read(pixels) {
      const answer = Promise.race([closed, last.then(() => ask(pixels))]);
      last = answer.catch(() => undefined);
      return answer;
    },
    close: () => close(),
  };
}

type PhotoAnswer = { readonly text: string } | { readonly problem: 'no-picture' | 'no-code' };

// Long enough for a large photo in three sizes on a slow phone.
const DECODE_LIMIT_MS = 5000;
const SEARCH_LIMIT_MS = 10_000;

/** Reads the code in a photo that the user has chosen. */
export async function readPhoto(
  reader: CodeReader,
  file: Blob,
  after: Ports['after'],
): Promise<PhotoAnswer> {
  const photo = await within(after, DECODE_LIMIT_MS, createImageBitmap(file)).catch(() => null);
  if (photo === null) return { problem: 'no-picture' };
  // A reader that cannot be loaded or does not answer counts as "no code": the user can do the same about both.
  const text = await within(after, SEARCH_LIMIT_MS, reader.searchPhoto(photo)).catch(() => null);
  photo.close();
  return text === null ? { problem: 'no-code' } : { text };
}
