import { useState } from 'react';
import type { After } from '../../camera/camera';
import type { CodeReader } from '../../camera/codes/code-reader';
import type { PhotoCodeProblem } from '../../camera/codes/read-photo';
import { usePhotoCodes } from '../../camera/codes/use-photo-codes';

/** Reads a photo of a label that the user has chosen, while the dialog is open. */
export function useLabelPhoto(
  reader: Pick<CodeReader, 'searchPhoto'>,
  after: After,
  isCameraRunning: boolean,
  onTexts: (texts: readonly string[]) => void,
) {
  const [phase, setPhase] = useState<'reading' | PhotoCodeProblem | null>(null);
  const { read } = usePhotoCodes(reader, after);
  /** The camera goes on, so what is wrong with the photo no longer matters. */
  const forget = () => setPhase((now) => (now === 'reading' ? now : null));
  const [wasRunning, setWasRunning] = useState(isCameraRunning);
  if (wasRunning !== isCameraRunning) {
    setWasRunning(isCameraRunning);
    if (isCameraRunning) forget();
  }
  const choose = async (file: File) => {
    setPhase('reading');
    const answer = await read(file);
    // A dialog that was closed meanwhile must lead nowhere, nor a photo that another one replaced.
    if (answer === null) return;
    setPhase(typeof answer === 'string' ? answer : null);
    if (typeof answer !== 'string') onTexts(answer);
  };
  return { phase, forget, choose: (file: File) => void choose(file) };
}
