import { type RefObject, useEffect, useRef, useState } from 'react';
import type { KnownMeter } from '@ablesbar/validation';
import { drawPart } from '../../camera/video-picture';
import type { CounterShape } from './counter-frame';
import { partUnder } from './use-frame-flaws';

/** One for each field of the frame; null where a person has to look. */
export type ReadDigits = readonly (number | null)[];

export const NO_DIGITS: ReadDigits = [];

/** No more than eight frames a second are read: it spares the battery. */
const READ_EVERY_MS = 125;
/** The reader sees a field in 20 x 32 pixels. */
const FIELD_WIDTH = 40;

export interface DigitsSetup {
  readonly shape: CounterShape;
  /** It only decides between the two digits of a turning drum. */
  readonly known: KnownMeter | null;
  readonly startReader: () => Worker;
}

/** What the fields of the frame show, read in a worker. Without one, the user types. */
export function useDigits(
  video: HTMLVideoElement | null,
  frame: RefObject<HTMLElement | null>,
  { shape, known, startReader }: DigitsSetup,
): ReadDigits {
  const [digits, setDigits] = useState(NO_DIGITS);
  const fields = shape.preDecimals + shape.postDecimals;
  // A form that renders again gives an equal object, for which the worker must not start anew.
  const latest = useRef(known);
  useEffect(() => {
    latest.current = known;
  }, [known]);
  useEffect(() => {
    const worker = video && started(startReader);
    if (video === null || worker === null) return;
    let isBusy = false;
    worker.addEventListener('message', ({ data }: MessageEvent<ReadDigits>) => {
      isBusy = false;
      setDigits(data);
    });
    const timer = setInterval(() => {
      if (isBusy || frame.current === null || video.videoWidth === 0) return;
      const drawn = drawPart(video, partUnder(video, frame.current), fields * FIELD_WIDTH);
      if (drawn === null) return;
      const { width, height } = drawn.canvas;
      const boxes = Array.from({ length: fields }, (_, n) => ({
        ...{ left: (n * width) / fields, top: 0 },
        ...{ width: width / fields, height },
      }));
      isBusy = true;
      const { data } = drawn.getImageData(0, 0, width, height);
      worker.postMessage({ frame: { data, width, height }, boxes, known: latest.current }, [
        data.buffer,
      ]);
    }, READ_EVERY_MS);
    const end = () => {
      clearInterval(timer);
      worker.terminate();
      setDigits(NO_DIGITS);
    };
    // Digits that nobody renews are of another picture.
    worker.addEventListener('error', end);
    return end;
  }, [video, frame, fields, startReader]);
  return digits;
}

/** A page of another origin, in which we are embedded, may not start our worker. */
function started(startReader: () => Worker): Worker | null {
  try {
    return startReader();
  } catch {
    return null;
  }
}
