import { useEffect, useRef, type ReactNode } from 'react';
import * as css from './Scanner.css';

export interface ScannerProps {
  /** The camera's picture; null as long as there is none. */
  readonly stream: MediaStream | null;
  /** A camera that looks at the person shows them as a mirror does; hands know the way then. */
  readonly isMirrored?: boolean;
  /** Told when the picture stands there to be looked at, and with null when it is gone. */
  readonly onVideo: (video: HTMLVideoElement | null) => void;
  /** What is said in the place of the picture. */
  readonly words: ScannerWords | null;
}

export interface ScannerWords {
  readonly title: string;
  readonly text?: string;
  readonly icon: ReactNode;
}

/** What the camera sees, with a frame to hold a code into. */
export function Scanner({ stream, isMirrored = false, onVideo, words }: ScannerProps) {
  const ref = useRef<HTMLVideoElement>(null);

  useEffect(() => {
    const video = ref.current;
    if (video === null) return;
    video.srcObject = stream;
    onVideo(video);
    return () => {
      video.srcObject = null;
      onVideo(null);
    };
  }, [stream, onVideo]);

  return (
    <div className={stream ? css.scanner.picture : css.scanner.words}>
      {stream && (
        <>
          <video
            ref={ref}
            className={isMirrored ? css.mirrored : css.picture}
            // Without these a phone opens its player over the page.
            autoPlay
            muted
            playsInline
            aria-hidden="true"
          />
          <span className={css.frame} />
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
