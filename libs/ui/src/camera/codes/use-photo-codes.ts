import { useCallback, useEffect, useRef } from 'react';
import type { After } from '../camera';
import type { CodeReader } from './code-reader';
import { type PhotoCodeProblem, readPhoto } from './read-photo';

export interface PhotoCodes {
  /** As `readPhoto`; null if another photo has been chosen since, or after `drop`. */
  readonly read: (photo: Blob) => Promise<readonly string[] | PhotoCodeProblem | null>;
  /** Nobody waits for the photo any more. */
  readonly drop: () => void;
}

/** Reads the photo that was chosen last, while the component is there. */
export function usePhotoCodes(reader: Pick<CodeReader, 'searchPhoto'>, after: After): PhotoCodes {
  /** The number of the photo that somebody waits for. */
  const latest = useRef(0);
  const drop = useCallback(() => {
    latest.current += 1;
  }, []);
  useEffect(() => drop, [drop]);
  return {
    drop,
    read: async (photo) => {
      drop();
      const begun = latest.current;
      const isLatest = () => begun === latest.current;
      // Nobody would end a worker that starts after the dialog has closed.
      const searchPhoto = async (picture: ImageBitmap) =>
        isLatest() ? reader.searchPhoto(picture) : [];
      const answer = await readPhoto({ searchPhoto }, photo, after);
      return isLatest() ? answer : null;
    },
  };
}
