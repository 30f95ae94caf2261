import { useEffect, useRef, useState } from 'react';
import type { After } from '../../camera/camera';
import type { CodeReader } from '../../camera/codes/code-reader';
import { type PhotoProblem, readPhoto } from '../../camera/codes/read-photo';

/** Reads a photo of a label that the user has chosen, while the dialog is open. */
export function useLabelPhoto(
  reader: Pick<CodeReader, 'searchPhoto'>,
  after: After,
  onTexts: (texts: readonly string[]) => void,
) {
  const [phase, setPhase] = useState<'reading' | PhotoProblem | null>(null);
  const isOpen = useRef(false);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  const choose = async (file: File) => {
    setPhase('reading');
    const answer = await readPhoto(reader, file, after);
    // A dialog that was closed meanwhile must lead nowhere.
    if (!isOpen.current) return;
    setPhase(typeof answer === 'string' ? answer : null);
    if (typeof answer !== 'string') onTexts(answer);
  };
  return { phase, choose: (file: File) => void choose(file) };
}
