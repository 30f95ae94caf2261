import type { PictureFlaw } from '../../camera/judge-picture';
import { drawPart, fileOf, wholePicture } from '../../camera/video-picture';
import { flawsInFrame, partUnder } from './use-frame-flaws';

/** What the camera showed when the button was pressed. */
export interface Still {
  /** The whole picture, for the photos of the reading. */
  readonly photo: File;
  /** The counter alone, to be compared with what stands in the form. A data address: nothing has to be revoked. */
  readonly strip: string;
  readonly flaws: readonly PictureFlaw[];
}

const STRIP_WIDTH = 640;

/** Null if the camera has no picture yet. */
export function takeStill(video: HTMLVideoElement, frame: HTMLElement): Still | null {
  const whole = wholePicture(video);
  const picture = drawPart(video, whole, whole.width);
  const strip = drawPart(video, partUnder(video, frame), STRIP_WIDTH);
  if (picture === null || strip === null) return null;
  const flaws = flawsInFrame(video, frame);
  return {
    photo: fileOf(picture, 'zaehler.jpg'),
    strip: strip.canvas.toDataURL('image/jpeg', 0.85),
    flaws,
  };
}
