import { type Box, createFrameReading, type Frame, loadReader } from '@ablesbar/digit-reader';

const reading = loadReader().then(createFrameReading);

addEventListener(
  'message',
  ({ data }: MessageEvent<{ readonly frame: Frame; readonly boxes: readonly Box[] }>) => {
    void reading.then((read) => postMessage(read(data.frame, data.boxes)));
  },
);
