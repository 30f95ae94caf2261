import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { berlinDay } from '@ablesbar/domain';
import {
  Button,
  EmptyState,
  JobCard,
  jobCardClass,
  ListGroup,
  Page,
  ScreenTitle,
  SearchField,
  StateSign,
  useTexts,
} from '@ablesbar/ui';
import { LoadingText } from '../../base/loading';
import { HANDOVER_PATH, receiptPath } from '../../base/paths';
import { useWorkplace } from '../../base/workplace';
import { useAllJobs } from '../../job';
import type { Receipt } from '../receipt-of';
import { useReceipts } from '../use-receipts';
import { useWaitingReceipts } from '../use-waiting-receipts';
import { useReceiptLines } from './use-receipt-lines';
import * as css from './ReceiptsScreen.css';

/** As many as a user can scan at once. */
const AT_ONCE = 50;
/** Fewer receipts can be seen at a glance. */
const WORTH_SEARCHING = 10;

/** The readings that were sent from this device, and those that still wait. */
export function ReceiptsScreen() {
  const { t } = useTexts();
  const { receipts } = useWorkplace();
  const sent = useReceipts();
  const waiting = useWaitingReceipts();
  const { isLoading } = useAllJobs();
  const [query, setQuery] = useState('');
  const [atMost, setAtMost] = useState(AT_ONCE);
  // Another tab may have sent a reading meanwhile.
  useEffect(() => void receipts.restore().catch(() => undefined), [receipts]);
  const total = sent.length + waiting.length;
  const found = sent.filter((receipt) => isAbout(receipt, query));
  const stillFound = waiting.filter((receipt) => isAbout(receipt, query));
  const shown = found.slice(0, atMost);
  return (
    <Page>
      <div className={css.screen}>
        <ScreenTitle>{t('receipt_title')}</ScreenTitle>
        {total === 0 && isLoading ? (
          <LoadingText text="jobs_loading_text" shape="list" />
        ) : total === 0 ? (
          <EmptyState sign={<StateSign kind="counter" />} title={t('receipt_empty_title')}>
            {t('receipt_empty_text')}
          </EmptyState>
        ) : (
          <>
            <p className={css.lead}>{t('receipt_lead_text')}</p>
            <p>
              <Link to={HANDOVER_PATH}>{t('handover_title')}</Link>
            </p>
          </>
        )}
        {total >= WORTH_SEARCHING && (
          <SearchField label={t('receipt_search_label')} value={query} onChange={setQuery} />
        )}
        {total > 0 && found.length + stillFound.length === 0 && (
          <p role="status">{t('receipt_search_none_text', { query })}</p>
        )}
        {stillFound.length > 0 && (
          <ReceiptGroup title={t('receipt_group_pending')} receipts={stillFound} />
        )}
        {yearsOf(shown).map((year) => (
          <ReceiptGroup
            key={year}
            title={year}
            receipts={shown.filter((receipt) => yearOf(receipt) === year)}
          />
        ))}
        {found.length > atMost && (
          <Button variant="quiet" onClick={() => setAtMost(atMost + AT_ONCE)}>
            {t('receipt_more_action', { count: Math.min(AT_ONCE, found.length - atMost) })}
          </Button>
        )}
      </div>
    </Page>
  );
}

function ReceiptGroup({ title, receipts }: { title: string; receipts: readonly Receipt[] }) {
  const linesOf = useReceiptLines();
  return (
    <ListGroup title={title} count={receipts.length}>
      {receipts.map((receipt) => {
        const { number, lines, state } = linesOf(receipt);
        return (
          <li key={receipt.id} className={css.row}>
            <Link to={receiptPath(receipt.id)} className={jobCardClass}>
              <JobCard meterType={receipt.meterType} number={number} lines={lines} state={state} />
            </Link>
          </li>
        );
      })}
    </ListGroup>
  );
}

function isAbout({ meterNumber, place }: Receipt, query: string): boolean {
  const text = [meterNumber, ...place].join(' ').toLowerCase();
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

function yearOf({ sentAt, capturedAt }: Receipt): string {
  return berlinDay(new Date(sentAt ?? capturedAt)).slice(0, 4);
}

/** The years in the order of the receipts. */
function yearsOf(receipts: readonly Receipt[]): readonly string[] {
  return [...new Set(receipts.map(yearOf))];
}
