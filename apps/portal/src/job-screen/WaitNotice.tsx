import type { OutboxRecord } from '@ablesbar/offline-queue';
import { Notice, useTexts } from '@ablesbar/ui';
import { useOnline } from '../base/use-online';
import { useToday } from '../base/use-today';
import { waitOf, waitReason, waitTitle } from '../outbox';

/** The reading of this job is kept on this device: what it waits for, and when it goes. */
export function WaitNotice({ record }: { readonly record: OutboxRecord }) {
  const texts = useTexts();
  const { t } = texts;
  const today = useToday();
  const isOnline = useOnline();
  const wait = waitOf(record, isOnline);
  return (
    <Notice tone="info" title={t(waitTitle[wait])}>
      {wait === 'login'
        ? t('job_queued_login_text')
        : [waitReason(record, { today, isOnline }, texts), t('job_queued_text')]
            .filter(Boolean)
            .join(' ')}
    </Notice>
  );
}
