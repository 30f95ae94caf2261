import { Link, useParams } from 'react-router';
import { BackLink, Button, EmptyState, Page, PrintIcon, ScreenTitle, useTexts } from '@ablesbar/ui';
import { LoadingText } from '../../base/loading';
import { handoverPath, RECEIPTS_PATH } from '../../base/paths';
import { renderLink } from '../../base/PortalLink';
import { useAllJobs } from '../../job';
import type { Receipt } from '../receipt-of';
import { replacementOf } from '../replacement-of';
import { useReceipts } from '../use-receipts';
import { useWaitingReceipts } from '../use-waiting-receipts';
import { Letterhead } from './Letterhead';
import { ReceiptSlip } from './ReceiptSlip';
import * as css from './ReceiptScreen.css';

/** One sent or waiting reading; the printed page contains only the slip. */
export function ReceiptScreen() {
  const { t } = useTexts();
  const { receiptId } = useParams();
  const { isLoading } = useAllJobs();
  const sent = useReceipts();
  const known = [...sent, ...useWaitingReceipts()];
  const receipt = known.find(({ id }) => id === receiptId);
  return (
    <Page>
      <div className={css.screen}>
        {receipt ? (
          <Shown key={receipt.sentAt} receipt={receipt} newer={replacementOf(receipt, sent)} />
        ) : isLoading ? (
          <LoadingText text="jobs_loading_text" shape="screen" />
        ) : (
          <EmptyState
            isScreen
            title={t('receipt_missing_title')}
            action={<Link to={RECEIPTS_PATH}>{t('receipt_all_link')}</Link>}
          >
            {t('receipt_missing_text')}
          </EmptyState>
        )}
      </div>
    </Page>
  );
}

interface ShownProps {
  readonly receipt: Receipt;
  /** The receipt that replaces it. */
  readonly newer: Receipt | null;
}

function Shown({ receipt, newer }: ShownProps) {
  const { t } = useTexts();
  const isSent = receipt.sentAt !== null;
  const sentTitle = receipt.reason ? 'not_readable_sent_title' : 'receipt_sent_title';
  const title = isSent ? sentTitle : 'receipt_pending_title';
  return (
    <>
      <div className={css.aside}>
        <BackLink href={RECEIPTS_PATH} renderLink={renderLink} />
        <ScreenTitle>{t(title)}</ScreenTitle>
        <p className={css.lead}>{t(isSent ? 'receipt_sent_text' : 'receipt_pending_text')}</p>
      </div>
      <Letterhead receipt={receipt}>
        <ReceiptSlip receipt={receipt} newer={newer} />
      </Letterhead>
      <div className={css.actions}>
        <Button icon={<PrintIcon size={20} />} onClick={() => window.print()}>
          {t('receipt_print_action')}
        </Button>
        <Link to={handoverPath(receipt.id)}>{t('handover_title')}</Link>
        <Link to={RECEIPTS_PATH}>{t('receipt_all_link')}</Link>
      </div>
    </>
  );
}
