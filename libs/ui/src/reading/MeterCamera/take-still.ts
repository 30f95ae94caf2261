import type { PhotoPart } from '@ablesbar/validation';
import type { PictureFlaw } from '../../camera/judge-picture';
import { drawPart, fileOf, wholePicture } from '../../camera/video-picture';
import { flawsInFrame, partUnder } from './use-frame-flaws';

/** What the camera showed when the button was pressed. */
export interface Still {
  /** The whole picture, for the photos of the reading. */
  readonly photo: File;
  /** Where the counter is on it. */
  readonly counter: PhotoPart;
  /** The counter alone, where no photo is kept. A data address: nothing has to be revoked. */
  readonly strip: string;
  readonly flaws: readonly PictureFlaw[];
}

const STRIP_WIDTH = 640;

/** Null if the camera has no picture yet. */
export function takeStill(video: HTMLVideoElement, frame: HTMLElement): Still | null {
  const whole = wholePicture(video);
  const picture = drawPart(video, whole, whole.width);
  const part = partUnder(video, frame);
  const strip = drawPart(video, part, STRIP_WIDTH);
  if (picture === null || strip === null) return null;
  const flaws = flawsInFrame(video, frame);
  return {
    photo: fileOf(picture, 'zaehler.jpg'),
    counter: {
      left: part.left / whole.width,
      top: part.top / whole.width,
      width: part.width / whole.width,
      height: part.height / whole.width,
    },
    strip: strip.canvas.toDataURL('image/jpeg', 0.85),
    flaws,
  };
}
