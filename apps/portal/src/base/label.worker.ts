import { prepareZXingModule, purgeZXingModule, readBarcodes } from 'zxing-wasm/reader';
import reader from 'zxing-wasm/reader/zxing_reader.wasm?url';
import type { Pixels } from '@ablesbar/ui';

// The package would load its WebAssembly from another origin.
const prepare = () => prepareZXingModule({ overrides: { locateFile: () => reader } });
prepare();

addEventListener('message', ({ data }: MessageEvent<Pixels>) => {
  void read(data).then((texts) => postMessage(texts));
});

/** Null without a network: the next picture tries again. */
async function read({ data, width, height }: Pixels): Promise<readonly string[] | null> {
  try {
    const found = await readBarcodes(new ImageData(data, width, height), {
      formats: ['QRCode', 'DataMatrix', 'Code128', 'Code39'],
      maxNumberOfSymbols: 8,
      // The signs between the fields as they are, and not as pictures.
      textMode: 'Plain',
    });
    return found.map(({ text }) => text).filter((text) => text !== '');
  } catch {
    purgeZXingModule();
    prepare();
    return null;
  }
}
