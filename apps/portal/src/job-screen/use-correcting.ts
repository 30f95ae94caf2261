import { useState } from 'react';
import { useHasDraft } from '../reading';

/**
 * Whether the form is shown although the job is done or waits: the user asked for it, or it has a
 * draft, typed here or taken back anywhere. If the user empties it, it stays until it is closed.
 */
export function useCorrecting(jobId: string, isWaiting: boolean) {
  const [isCorrecting, setCorrecting] = useState(false);
  const hasDraft = useHasDraft(jobId);
  // While a reading moves between form and queue, both contain it for a moment.
  if (hasDraft && !isWaiting && !isCorrecting) setCorrecting(true);
  return [isCorrecting, setCorrecting] as const;
}
