import type { ReactNode } from 'react';
import { LOGO_PATH } from '@ablesbar/api-client';
import { receiptNumber } from '@ablesbar/domain';
import { formatDay } from '@ablesbar/i18n';
import { useTexts } from '@ablesbar/ui';
import { usePortal } from '../../base/portal';
import { useToday } from '../../base/use-today';
import { useAllJobs } from '../../job';
import type { Receipt } from '../receipt-of';
import { serverReceipts } from '../server-receipts';
import * as css from './Letterhead.css';

export interface LetterheadProps {
  readonly receipt: Receipt;
  readonly children: ReactNode;
}

/** What only the printed receipt has: who it is from, and how the utility finds the reading. */
export function Letterhead({ receipt, children }: LetterheadProps) {
  const { t, language } = useTexts();
  const { name } = usePortal().application;
  const today = useToday();
  const { jobs } = useAllJobs();
  const words = {
    name,
    number: receiptNumber(receipt.id),
    day: formatDay(today, language),
  };
  // Only readings of a job have a number there, and not on every server.
  const isFound = serverReceipts(jobs.filter(({ id }) => id === receipt.jobId)).some(
    ({ id }) => id === words.number,
  );
  return (
    <>
      <header className={css.head} data-letterhead>
        <img className={css.logo} src={LOGO_PATH} alt="" />
        <p>
          <b>{name}</b>
          <br />
          {t('receipt_letter_title')}
        </p>
      </header>
      {children}
      {isFound && (
        <p className={css.foot}>
          {t(name === '' ? 'receipt_letter_unnamed_text' : 'receipt_letter_text', words)}
        </p>
      )}
    </>
  );
}
