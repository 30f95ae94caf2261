import { Link } from 'react-router';
import { ReceiptIcon, useTexts } from '@ablesbar/ui';
import { receiptPath } from '../../base/paths';
import { useReceipts } from '../use-receipts';
import { useWaitingReceipts } from '../use-waiting-receipts';
import * as css from './SentReceipt.css';

/** Links to the receipt of the job's last reading that was sent or queued on this device. */
export function SentReceipt({ jobId }: { jobId: string }) {
  const { t } = useTexts();
  const of = (receipt: { readonly jobId: string | null }) => receipt.jobId === jobId;
  const waiting = useWaitingReceipts().find(of);
  const sent = useReceipts().find(of);
  const receipt = waiting ?? sent;
  if (receipt === undefined) return null;
  return (
    <p>
      <Link className={css.link} to={receiptPath(receipt.id)}>
        <ReceiptIcon size={20} />
        {t(waiting ? 'receipt_pending_action' : 'receipt_show_action')}
      </Link>
    </p>
  );
}
