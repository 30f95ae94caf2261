import { useEffect, useState } from 'react';
import { openCodeReader, useCamera, useCameraScan, usePhotoCodes } from '@ablesbar/ui';
import { tokenFromQr } from '@ablesbar/validation';
import { usePortal } from '../../base/portal';
import { LOGIN_CODES } from '../scan/login-codes';
import type { ScanProblem } from './QrLoginDialog';

type Phase = 'scanning' | 'reading-photo' | 'checking';

/** Reads a token from the camera or from a chosen photo while the dialog is open. */
export function useQrLogin(open: boolean, onToken: (token: string) => Promise<void>) {
  const [reader] = useState(() => openCodeReader(LOGIN_CODES));
  const [phase, setPhase] = useState<Phase>('scanning');
  const [problem, setProblem] = useState<ScanProblem | null>(null);
  const [video, setVideo] = useState<HTMLVideoElement | null>(null);
  const { after } = usePortal().ports;
  const camera = useCamera(open && phase === 'scanning', after);
  const photo = usePhotoCodes(reader, after);
  const { drop } = photo;

  useEffect(() => {
    if (!open) return;
    return () => {
      drop();
      setPhase('scanning');
      reader.close();
    };
  }, [open, reader, drop]);

  const take = async (text: string) => {
    const token = tokenFromQr(text);
    setProblem(token === null ? 'foreign' : null);
    if (token === null) return;
    setPhase('checking');
    await onToken(token);
    setPhase('scanning');
  };
  useCameraScan(reader, video, ([text = '']) => void take(text));

  return {
    camera,
    phase,
    problem,
    showIn: setVideo,
    choose: async (file: File) => {
      setPhase('reading-photo');
      const answer = await photo.read(file);
      // A user who has closed the dialog must not be logged in by it any more.
      if (answer === null) return;
      setPhase('scanning');
      // A missing or slow reader counts as "no code": the user can do the same about all of them.
      if (typeof answer === 'string') setProblem(answer === 'no-picture' ? answer : 'no-code');
      else await take(answer[0] ?? '');
    },
    forget: () => setProblem(null),
  };
}
