import { useEffect, useEffectEvent } from 'react';
import type { CodeReader } from './code-reader';

/** The specification's delay between two reads of the camera's picture. */
const READ_EVERY_MS = 200;

/** Reads the running picture again and again, and reports every code. */
export function useCameraScan(
  reader: CodeReader,
  video: HTMLVideoElement | null,
  onCode: (text: string) => void,
): void {
  const tell = useEffectEvent(onCode);
  useEffect(() => {
    if (video === null) return;
    let timer: ReturnType<typeof setTimeout>;
    let isOver = false;
    const look = async () => {
      const isThere = video.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA;
      // A reader that failed to load is tried again: the connection may be back.
      const text = isThere ? await reader.readFrame(video).catch(() => null) : null;
      if (isOver) return;
      if (text !== null) tell(text);
      timer = setTimeout(() => void look(), READ_EVERY_MS);
    };
    timer = setTimeout(() => void look(), READ_EVERY_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [reader, video]);
}
