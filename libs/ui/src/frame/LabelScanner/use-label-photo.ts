import { useEffect, useRef, useState } from 'react';
import type { After } from '../../camera/camera';
import type { CodeReader } from '../../camera/codes/code-reader';
import { type PhotoProblem, readPhoto } from '../../camera/codes/read-photo';

/** Reads a photo of a label that the user has chosen, while the dialog is open. */
export function useLabelPhoto(
  reader: Pick<CodeReader, 'searchPhoto'>,
  after: After,
  isCameraRunning: boolean,
  onTexts: (texts: readonly string[]) => void,
) {
  const [phase, setPhase] = useState<'reading' | PhotoProblem | null>(null);
  /** Changes with each choice, and when the dialog closes. */
  const latest = useRef(0);
  useEffect(
    () => () => {
      latest.current += 1;
    },
    [],
  );
  /** The camera goes on, so what is wrong with the photo no longer matters. */
  const forget = () => setPhase((now) => (now === 'reading' ? now : null));
  const [wasRunning, setWasRunning] = useState(isCameraRunning);
  if (wasRunning !== isCameraRunning) {
    setWasRunning(isCameraRunning);
    if (isCameraRunning) forget();
  }
  const choose = async (file: File) => {
    latest.current += 1;
    const begun = latest.current;
    const isLatest = () => begun === latest.current;
    setPhase('reading');
    // Nobody would end a worker that starts after the dialog has closed.
    const search = {
      searchPhoto: async (photo: ImageBitmap) => (isLatest() ? reader.searchPhoto(photo) : []),
    };
    const answer = await readPhoto(search, file, after);
    // A dialog that was closed meanwhile must lead nowhere, nor a photo that another one replaced.
    if (!isLatest()) return;
    setPhase(typeof answer === 'string' ? answer : null);
    if (typeof answer !== 'string') onTexts(answer);
  };
  return { phase, forget, choose: (file: File) => void choose(file) };
}
