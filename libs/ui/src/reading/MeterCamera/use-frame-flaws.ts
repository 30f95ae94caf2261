import { type RefObject, useEffect, useState } from 'react';
import { coveredPart } from '../../camera/covered-part';
import { judgePicture, type PictureFlaw } from '../../camera/judge-picture';
import { drawPart, greyOf } from '../../camera/video-picture';

const MEASURE_EVERY_MS = 300;
/** A hint that changed with each picture could not be read, and a screen reader would never be silent. */
const SAME_BEFORE_SAID = 3;
const WIDTH = 160;

/** What is wrong with the picture in the frame now; null if nothing is, or it keeps changing. */
export function useFrameFlaws(
  video: HTMLVideoElement | null,
  frame: RefObject<HTMLElement | null>,
): PictureFlaw | null {
  const [said, setSaid] = useState<PictureFlaw | null>(null);
  useEffect(() => {
    if (video === null) return;
    let [found, times]: [PictureFlaw | null, number] = [null, 0];
    const timer = setInterval(() => {
      if (frame.current === null) return;
      const flaw = flawsInFrame(video, frame.current)[0] ?? null;
      times = flaw === found ? times + 1 : 1;
      found = flaw;
      if (times >= SAME_BEFORE_SAID) setSaid(flaw);
    }, MEASURE_EVERY_MS);
    return () => {
      clearInterval(timer);
      setSaid(null);
    };
  }, [video, frame]);
  return said;
}

export function flawsInFrame(video: HTMLVideoElement, frame: HTMLElement): readonly PictureFlaw[] {
  if (video.videoWidth === 0) return [];
  const drawn = drawPart(video, partUnder(video, frame), WIDTH);
  return drawn === null ? [] : judgePicture(greyOf(drawn));
}

/** The part of the camera's picture that lies under the element. */
export function partUnder(video: HTMLVideoElement, element: HTMLElement) {
  return coveredPart(element.getBoundingClientRect(), video.getBoundingClientRect(), {
    width: video.videoWidth,
    height: video.videoHeight,
  });
}
