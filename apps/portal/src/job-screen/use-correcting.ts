import { useState } from 'react';
import { useHasDraft } from '../reading';

/**
 * Whether the form is wanted although the job is done or waits: somebody asked for it, or something stands
 * in it, wherever it was typed or taken back. Emptied again it stays, until it is closed.
 */
export function useCorrecting(jobId: string, isWaiting: boolean) {
  const [isCorrecting, setCorrecting] = useState(false);
  const hasDraft = useHasDraft(jobId);
  // What waits may still stand in the form, for the moment in which it goes there or comes from there.
  if (hasDraft && !isWaiting && !isCorrecting) setCorrecting(true);
  return [isCorrecting, setCorrecting] as const;
}
