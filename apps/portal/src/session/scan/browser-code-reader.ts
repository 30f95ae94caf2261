import { type CodeReader, createCodeReader } from './create-code-reader';
import { pixelsOf } from './pixels-of';
import { startPixelReader } from './start-pixel-reader';

export const openCodeReader = (): CodeReader =>
  createCodeReader({ natives: window.BarcodeDetector, startPixelReader, pixelsOf });
