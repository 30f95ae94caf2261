import type { Pixels } from '@ablesbar/ui';
import { readPixels } from './read-pixels';

// jsQR needs more time for a picture than the screen may be blocked.
addEventListener('message', ({ data }: MessageEvent<Pixels>) => {
  postMessage(readPixels(data));
});
