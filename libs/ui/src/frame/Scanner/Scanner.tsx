import type { ReactNode } from 'react';
import { useStream } from '../../camera/use-stream';
import * as css from './Scanner.css';

export interface ScannerProps {
  /** The camera's picture; null as long as there is none. */
  readonly stream: MediaStream | null;
  /** Mirrors the picture of a camera that faces the user, so that the user moves the code the right way. */
  readonly isMirrored?: boolean;
  /** Called with the video when it shows the picture, and with null when the picture is gone. */
  readonly onVideo: (video: HTMLVideoElement | null) => void;
  /** The frame shows where to hold the code: a square one, or one that may be a line of bars. */
  readonly frame?: 'square' | 'wide';
  /** Shown instead of the picture. */
  readonly words: ScannerWords | null;
}

export interface ScannerWords {
  readonly title: string;
  readonly text?: string;
  readonly icon: ReactNode;
}

/** What the camera sees, with a frame that shows where to hold the code. */
export function Scanner(props: ScannerProps) {
  const { stream, isMirrored = false, onVideo, frame = 'square', words } = props;
  const ref = useStream(stream, onVideo);
  return (
    <div className={stream ? css.scanner.picture : css.scanner.words}>
      {stream && (
        <>
          <video
            ref={ref}
            className={isMirrored ? css.mirrored : css.picture}
            // Without these three attributes a phone opens its own video player over the page.
            autoPlay
            muted
            playsInline
            aria-hidden="true"
          />
          <span className={css.frame[frame]} />
        </>
      )}
      <div role="status">
        {words && (
          <div className={css.words}>
            {words.icon}
            <p className={css.title}>{words.title}</p>
            {words.text && <p className={css.text}>{words.text}</p>}
          </div>
        )}
      </div>
    </div>
  );
}
