import { type Pixels, readPixels } from './read-pixels';

// A frame takes jsQR longer than the screen may stand still.
addEventListener('message', ({ data }: MessageEvent<Pixels>) => {
  postMessage(readPixels(data));
});
