import type { Box, Frame } from '../field/cut-field';
import type { Reader } from '../network/create-reader';
import { createFrameReading } from './create-frame-reading';
import type { KnownMeter } from './fill-counter';

export interface FrameToRead {
  readonly frame: Frame;
  readonly boxes: readonly Box[];
  readonly known?: KnownMeter | null;
}

/** What a worker has of this: its own global object. */
export interface FramePort {
  addEventListener(
    type: 'message',
    listener: (event: { readonly data: FrameToRead }) => void,
  ): void;
  postMessage(digits: ReturnType<ReturnType<typeof createFrameReading>>): void;
}

/** Answers each frame that comes in with the digits of the counter. */
export function answerFrames(port: FramePort, reader: Promise<Pick<Reader, 'read'>>): void {
  const reading = reader.then(createFrameReading);
  port.addEventListener('message', ({ data }) => {
    void reading.then((read) => port.postMessage(read(data.frame, data.boxes, data.known)));
  });
}
