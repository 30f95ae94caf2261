import { useEffect, useEffectEvent } from 'react';
import type { CodeReader } from './code-reader';

/** The specification's delay between two reads of the camera's picture. */
const READ_EVERY_MS = 200;

/** Reads the running picture again and again, and reports the codes in it. */
export function useCameraScan(
  reader: Pick<CodeReader, 'readFrame'>,
  video: HTMLVideoElement | null,
  onCodes: (texts: readonly string[]) => void,
  /** The reader could not be loaded, or has been loaded after all. */
  onLoaded: (isLoaded: boolean) => void = () => undefined,
): void {
  const tell = useEffectEvent(onCodes);
  const sayLoaded = useEffectEvent(onLoaded);
  useEffect(() => {
    if (video === null) return;
    let timer: ReturnType<typeof setTimeout>;
    let isOver = false;
    const look = async () => {
      const isThere = video.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA;
      // A reader that failed to load is tried again: the connection may be back.
      const texts = isThere ? await reader.readFrame(video).catch(() => null) : [];
      if (isOver) return;
      if (isThere) sayLoaded(texts !== null);
      if (texts !== null && texts.length > 0) tell(texts);
      timer = setTimeout(() => void look(), READ_EVERY_MS);
    };
    timer = setTimeout(() => void look(), READ_EVERY_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [reader, video]);
}
