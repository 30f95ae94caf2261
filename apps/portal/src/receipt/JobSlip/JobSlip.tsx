import { dayOfWire, featuresOf, type Job, meterReadingOf } from '@ablesbar/domain';
import { useTexts } from '@ablesbar/ui';
import { usePortal } from '../../base/portal';
import { ReceiptSlip } from '../ReceiptScreen/ReceiptSlip';
import type { Receipt } from '../receipt-of';
import { sayComparison } from './say-comparison';

export interface JobSlipProps {
  readonly job: Job;
  readonly receipt: Receipt;
}

/** The slip of a job's last reading, with its consumption beside that of the year before. */
export function JobSlip({ job, receipt }: JobSlipProps) {
  const texts = useTexts();
  const { config } = usePortal().application;
  const settings = {
    features: featuresOf(job, config),
    meterReading: meterReadingOf(job, config),
  };
  const day = dayOfWire(receipt.readingDate);
  const noteOf = (taskId: string) => {
    const task = job.meter.meterRateTasks.find((one) => one.taskId === taskId);
    const rate = receipt.rates.find(({ id }) => id === taskId);
    return task && rate && day ? sayComparison(texts, rate, { task, day, settings }) : null;
  };
  return <ReceiptSlip receipt={receipt} noteOf={noteOf} />;
}
