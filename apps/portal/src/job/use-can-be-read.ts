import { useCallback } from 'react';
import { featuresOf, type Job } from '@ablesbar/domain';
import { checkSending, sendingWindow } from '@ablesbar/validation';
import { usePortal } from '../base/portal';
import { useToday } from '../base/use-today';

/** Whether a meter can be read today: it is neither too early nor too late, and it has a counter. */
export function useCanBeRead(): (job: Job) => boolean {
  const { config } = usePortal().application;
  const today = useToday();
  return useCallback(
    (job) =>
      job.meter.meterRateTasks.length > 0 &&
      checkSending(sendingWindow({ job, features: featuresOf(job, config), today })) === null,
    [config, today],
  );
}
