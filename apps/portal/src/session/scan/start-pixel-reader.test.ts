import { startPixelReader } from './start-pixel-reader';

const pixels = () => ({ data: new Uint8ClampedArray(4), width: 1, height: 1 });

test('closing it ends what is being read, and what waits for its turn', async () => {
  class SilentWorker {
    postMessage = () => undefined;
    terminate = () => undefined;
  }
  Object.assign(globalThis, { Worker: SilentWorker });
  const reader = startPixelReader();
  const answers = Promise.allSettled([reader.read(pixels()), reader.read(pixels())]);
  reader.close();
  expect((await answers).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
});
