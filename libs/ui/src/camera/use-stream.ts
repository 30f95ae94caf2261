import { type RefObject, useEffect, useRef } from 'react';

/**
 * Shows a camera's stream in the video that gets the returned reference. `onVideo` gets the video while
 * it shows the stream, and null afterwards.
 */
export function useStream(
  stream: MediaStream | null,
  onVideo: (video: HTMLVideoElement | null) => void,
): RefObject<HTMLVideoElement | null> {
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
  return ref;
}
